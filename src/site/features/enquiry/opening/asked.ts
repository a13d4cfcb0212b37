import { parseAskedEnquiry, writeProjectPath } from "#contract/enquiry/asked-enquiry.ts";
import type { EnquiryTexts } from "#contract/enquiry/fields.ts";
import type { EnquiryKind } from "#domain/enquiry.ts";
import type { AskedProject } from "#site/features/enquiry/enquiry-form.tsx";

/** What the dialog is opened for. */
export interface Asked {
  kind: EnquiryKind;
  project: AskedProject | null;
  /** What stands in the fields to begin with, whatever is kept. */
  texts: EnquiryTexts;
}

export const askedAnything: Asked = { kind: "contact", project: null, texts: {} };

/** Reads what an `AskLink` asks for. */
export function askedBy(link: HTMLAnchorElement): Asked {
  const { kind, project } = parseAskedEnquiry(new URL(link.href).searchParams);
  const { ask: name = "", visit } = link.dataset;
  return {
    kind,
    project: project && { path: writeProjectPath(project), name },
    texts: visit === undefined ? {} : { visit },
  };
}

/** The `AskLink` that a click is on, where the click is to follow it here: not with a key for another window. */
export function askLinkUnder(event: MouseEvent): HTMLAnchorElement | null {
  const isPlain =
    event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
  if (!isPlain || event.defaultPrevented || !(event.target instanceof Element)) return null;
  return event.target.closest<HTMLAnchorElement>("a[data-ask]");
}
