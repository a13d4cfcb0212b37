/** The JSON that every receiver gets; `docs/enquiries.md` shows an example. */
import { z } from "zod";
import { EnquiryContext, Enquiry } from "#contract/enquiry/enquiry.ts";
import { enquiryReference } from "#domain/enquiry.ts";

/** Event type, time and data, as Standard Webhooks proposes. */
export const EnquiryMessage = z
  .object({
    type: z.literal("enquiry.received").describe("Event type"),
    timestamp: z.iso.datetime().describe("Time at which the enquiry was stored, ISO 8601, UTC"),
    data: z
      .object({
        reference: z
          .string()
          .regex(enquiryReference)
          .describe(
            "Reference of the enquiry, unique and the same in every delivery attempt; also sent as `webhook-id`",
          ),
        ...Enquiry.shape,
        ...EnquiryContext.shape,
      })
      .describe("The enquiry and its context"),
  })
  .meta({ id: "EnquiryMessage" });
export type EnquiryMessage = z.infer<typeof EnquiryMessage>;

interface StoredEnquiry {
  reference: string;
  /** ISO 8601, in UTC. */
  receivedAt: string;
  enquiry: Enquiry;
  context: EnquiryContext;
}

/** Deterministic: the same enquiry always gives the same JSON. */
export function messageOf({
  reference,
  receivedAt,
  enquiry,
  context,
}: StoredEnquiry): EnquiryMessage {
  return {
    type: "enquiry.received",
    timestamp: receivedAt,
    data: { reference, ...enquiry, ...context },
  };
}
