/** What the page of thanks may say, which depends on what was sent. */
import type { EnquiryKind } from "#domain/enquiry.ts";

/** Whether the content's steps, from an adviser's questions to a short list, are what happens next. */
export function leadsToShortList(kind: EnquiryKind): boolean {
  return kind === "contact" || kind === "project";
}

/** Whether somebody reads it on the day it arrives. */
export function isReadToday(kind: EnquiryKind): boolean {
  return leadsToShortList(kind) || kind === "viewing";
}
