/** What receivers are sent of an enquiry: one JSON shape, whoever receives it. `docs/enquiries.md` shows an example. */
import { z } from "zod";
import { Circumstances, Enquiry } from "#contract/enquiry/enquiry.ts";
import { enquiryReference } from "#domain/enquiry.ts";

/** The parts that Standard Webhooks proposes: what happened, when, and to what. */
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

/** An enquiry as it is kept. */
export interface StoredEnquiry {
  reference: string;
  /** ISO 8601, in UTC. */
  receivedAt: string;
  enquiry: Enquiry;
  circumstances: Circumstances;
}

/** Makes what receivers are sent from what is kept; the same bytes each time. */
export function messageOf(stored: StoredEnquiry): EnquiryMessage {
  return EnquiryMessage.parse({
    type: "enquiry.received",
    timestamp: stored.receivedAt,
    data: { reference: stored.reference, ...stored.enquiry, ...stored.circumstances },
  });
}
