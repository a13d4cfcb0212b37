import type { EnquiryMessage } from "#contract/enquiry/message.ts";
import type { DeliveryTarget } from "#database/schema/enquiries.ts";

/** A place that enquiries are delivered to. */
export interface Target {
  readonly name: DeliveryTarget;
  /** Resolves once the receiver has it. Rejects otherwise, with a `DeliveryFault` where the cause is known. */
  deliver(message: EnquiryMessage, signal: AbortSignal): Promise<void>;
}

/** Why a delivery failed, in words that hold nothing of the visitor's: they are stored, listed and logged. */
export class DeliveryFault extends Error {
  override readonly name = "DeliveryFault";
  /** How long the receiver asks to be left alone; null where it does not say. */
  readonly retryAfterSeconds: number | null;

  constructor(fault: string, options: { retryAfterSeconds?: number | null; cause?: unknown } = {}) {
    super(fault, { cause: options.cause });
    this.retryAfterSeconds = options.retryAfterSeconds ?? null;
  }
}
