/** The JSON that every receiver is sent; docs/enquiries.md has an example. */
import { z } from "zod";
import { Circumstances, Enquiry } from "#contract/enquiry/enquiry.ts";
import { enquiryReference } from "#domain/enquiry.ts";

/** Event type, time and data, as Standard Webhooks proposes. */
export const EnquiryMessage = z
  .object({
    type: z.literal("enquiry.received").describe("What happened"),
    timestamp: z.iso.datetime().describe("When the enquiry was stored, in UTC"),
    data: z
      .object({
        reference: z
          .string()
          .regex(enquiryReference)
          .describe(
            "Unique to the enquiry and the same however often it is sent; also `webhook-id`",
          ),
        ...Enquiry.shape,
        ...Circumstances.shape,
      })
      .describe("The enquiry, and under which circumstances it was sent"),
  })
  .meta({ id: "EnquiryMessage" });
export type EnquiryMessage = z.infer<typeof EnquiryMessage>;

interface Kept {
  reference: string;
  /** ISO 8601, in UTC. */
  receivedAt: string;
  enquiry: Enquiry;
  circumstances: Circumstances;
}

/** Builds the message of a stored enquiry; deterministic, so that every delivery attempt sends the same body. */
export function messageOf({ reference, receivedAt, enquiry, circumstances }: Kept): EnquiryMessage {
  return {
    type: "enquiry.received",
    timestamp: receivedAt,
    data: { reference, ...enquiry, ...circumstances },
  };
}
