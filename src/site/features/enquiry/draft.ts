/** What was typed into a form and not sent yet, kept for the visit: it outlives reloads, errors and a change of language. */
import { enquiryFields, type EnquiryField, type EnquiryTexts } from "#contract/enquiry/fields.ts";
import type { EnquiryKind } from "#domain/enquiry.ts";
import { forget, keep, keptJson } from "#site/features/enquiry/opening/visit-storage.ts";

export interface Draft {
  /** Made when the draft begins: it makes a resend the same submission. */
  key: string;
  texts: EnquiryTexts;
}

/** Consent is given anew each time. */
const typed = enquiryFields.filter((name) => name !== "kind" && name !== "consent");

/** Keys of drafts that could not be kept: they live as long as the page. */
const fleeting = new Map<EnquiryKind, string>();

/** Keeps what stands in a form, and gives the draft that it belongs to. */
export function keepDraft(kind: EnquiryKind, texts: EnquiryTexts): Draft {
  const key = draftOf(kind)?.key ?? fleeting.get(kind) ?? newKey();
  fleeting.set(kind, key);
  const draft = { key, texts: pick(texts) };
  keep(nameOf(kind), JSON.stringify(draft));
  return draft;
}

/** The draft of a form; null where nothing was typed. */
export function draftOf(kind: EnquiryKind): Draft | null {
  const value = keptJson(nameOf(kind));
  if (!isRecord(value) || typeof value["key"] !== "string" || !isRecord(value["texts"]))
    return null;
  return { key: value["key"], texts: pick(value["texts"]) };
}

/** Ends a draft, once it was accepted. */
export function dropDraft(kind: EnquiryKind): void {
  fleeting.delete(kind);
  forget(nameOf(kind));
}

function nameOf(kind: EnquiryKind): string {
  return `sahil.draft.${kind}`;
}

function pick(values: Record<string, unknown>): EnquiryTexts {
  const texts = typed.flatMap((name): [EnquiryField, string][] => {
    const value = values[name];
    return typeof value === "string" ? [[name, value]] : [];
  });
  return Object.fromEntries(texts);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

/** `randomUUID` is there on secure pages only; a development server on another machine is none. */
function newKey(): string {
  if (globalThis.isSecureContext) return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
