import type { EnquiryKind } from "#domain/enquiry.ts";

/** Whether the content's steps, from questions to a shortlist, apply. */
export function hasShortlistSteps(kind: EnquiryKind): boolean {
  return kind === "contact" || kind === "project";
}

/** Whether enquiries of this kind are read on the day they arrive. */
export function isReadSameDay(kind: EnquiryKind): boolean {
  return hasShortlistSteps(kind) || kind === "viewing";
}
