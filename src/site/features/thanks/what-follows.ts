import type { EnquiryKind } from "#domain/enquiry.ts";

/** Whether the content's steps, from questions to a shortlist, apply. */
export function leadsToShortList(kind: EnquiryKind): boolean {
  return kind === "contact" || kind === "project";
}

/** Whether enquiries of this kind are read on the day they arrive. */
export function isReadToday(kind: EnquiryKind): boolean {
  return leadsToShortList(kind) || kind === "viewing";
}
