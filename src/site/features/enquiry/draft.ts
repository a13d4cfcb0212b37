/** What was typed into a form and not sent yet, kept for the visit: it outlives reloads, errors and a change of language. */
import { enquiryFields, type EnquiryField, type EnquiryTexts } from "#contract/enquiry/fields.ts";
import { submissionKey } from "#contract/enquiry/sending-rules.ts";
import type { EnquiryKind } from "#domain/enquiry.ts";
import { forget, keep, keptJson } from "#site/components/visit-storage.ts";

/** What a draft is about: what is asked of one project is not told of another. */
export interface DraftSubject {
  kind: EnquiryKind;
  /** Path of the project; null for none. */
  project: string | null;
}

export interface Draft {
  /** Made when the draft begins: it makes a resend the same submission. */
  key: string;
  texts: EnquiryTexts;
}

/** Consent is given anew each time. */
const typed = enquiryFields.filter((name) => name !== "kind" && name !== "consent");

/** Keys of drafts that could not be kept: they live as long as the page. */
const fleeting = new Map<string, string>();

/** Keeps what stands in a form, and gives the draft that it belongs to. */
export function keepDraft(subject: DraftSubject, texts: EnquiryTexts): Draft {
  const name = nameOf(subject);
  const key = draftOf(subject)?.key ?? fleeting.get(name) ?? newKey();
  fleeting.set(name, key);
  const draft = { key, texts: pick(texts) };
  keep(name, JSON.stringify(draft));
  return draft;
}

/** The draft of a form; null where nothing was typed. */
export function draftOf(subject: DraftSubject): Draft | null {
  const value = keptJson(nameOf(subject));
  if (!isRecord(value) || !isRecord(value["texts"])) return null;
  const { key, texts } = value;
  return typeof key === "string" && submissionKey.test(key) ? { key, texts: pick(texts) } : null;
}

/** A message that is proposed, behind what the visitor wrote of nothing in particular, which is not written over. */
export function messageBehindDraft(kind: EnquiryKind, message: string): string {
  const written = draftOf({ kind, project: null })?.texts.message?.trim() ?? "";
  if (written === "" || written.includes(message)) return written || message;
  return `${written}\n\n${message}`;
}

/** Ends a draft, once it was accepted. */
export function dropDraft(subject: DraftSubject): void {
  const name = nameOf(subject);
  fleeting.delete(name);
  forget(name);
}

function nameOf({ kind, project }: DraftSubject): string {
  return ["sahil", "draft", kind, ...(project === null ? [] : [project])].join(".");
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
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
