import { parseAskedEnquiry, writeProjectPath } from "#contract/enquiry/asked-enquiry.ts";
import type { EnquiryTexts } from "#contract/enquiry/fields.ts";
import type { EnquiryKind } from "#domain/enquiry.ts";
import { draftOf } from "#site/features/enquiry/draft.ts";
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
  const { ask: name = "", visit, message } = link.dataset;
  return {
    kind,
    project: project && { path: writeProjectPath(project), name },
    texts: {
      ...(visit !== undefined && { visit }),
      ...(message !== undefined && { message: behindDraft(kind, message) }),
    },
  };
}

/** What a visitor wrote is not written over. */
function behindDraft(kind: EnquiryKind, message: string): string {
  const written = draftOf({ kind, project: null })?.texts.message?.trim() ?? "";
  if (written === "" || written.includes(message)) return written || message;
  return `${written}\n\n${message}`;
}
