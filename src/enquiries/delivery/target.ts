import type { EnquiryMessage } from "#contract/enquiry/message.ts";
import type { DeliveryTarget } from "#database/schema/enquiries.ts";

/** A place that enquiries are delivered to. */
export interface Target {
  readonly name: DeliveryTarget;
  /** Resolves once the receiver has accepted it; rejects with a `DeliveryFault` where the cause is known. */
  deliver(message: EnquiryMessage, signal: AbortSignal): Promise<void>;
}

/** Why a delivery failed. The message is stored, listed and logged, so it holds nothing personal. */
export class DeliveryFault extends Error {
  override readonly name = "DeliveryFault";
  /** From `Retry-After`; null where there was none. */
  readonly retryAfterSeconds: number | null;

  constructor(fault: string, options: { retryAfterSeconds?: number | null; cause?: unknown } = {}) {
    super(fault, { cause: options.cause });
    this.retryAfterSeconds = options.retryAfterSeconds ?? null;
  }
}
