/** Drafts of forms in session storage; they survive reloads, errors and a language switch. */
import { enquiryFields, type EnquiryField, type EnquiryTexts } from "#contract/enquiry/fields.ts";
import { submissionKey } from "#contract/enquiry/sending-rules.ts";
import type { EnquiryKind } from "#domain/enquiry.ts";
import { forget, keep, keptJson } from "#site/components/visit-storage.ts";

/** A draft belongs to one project, so it never appears in another's form. */
export interface DraftSubject {
  kind: EnquiryKind;
  /** Project path; null for none. */
  project: string | null;
}

export interface Draft {
  /** Created with the draft, so that resending is idempotent. */
  key: string;
  texts: EnquiryTexts;
}

/** Consent is never restored from a draft. */
const typed = enquiryFields.filter((name) => name !== "kind" && name !== "consent");

/** Submission keys of drafts that could not be stored; they last until reload. */
const fleeting = new Map<string, string>();

export function keepDraft(subject: DraftSubject, texts: EnquiryTexts): Draft {
  const name = nameOf(subject);
  const key = draftOf(subject)?.key ?? fleeting.get(name) ?? newKey();
  fleeting.set(name, key);
  const draft = { key, texts: pick(texts) };
  keep(name, JSON.stringify(draft));
  return draft;
}

/** Null when nothing was typed. */
export function draftOf(subject: DraftSubject): Draft | null {
  const value = keptJson(nameOf(subject));
  if (!isRecord(value) || !isRecord(value["texts"])) return null;
  const { key, texts } = value;
  return typeof key === "string" && submissionKey.test(key) ? { key, texts: pick(texts) } : null;
}

/** Appends the proposed message to the visitor's general draft instead of overwriting it. */
export function messageBehindDraft(kind: EnquiryKind, message: string): string {
  const written = draftOf({ kind, project: null })?.texts.message?.trim() ?? "";
  if (written === "" || written.includes(message)) return written || message;
  return `${written}\n\n${message}`;
}

/** Deletes a draft once its enquiry was accepted. */
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

/** `crypto.randomUUID` exists only in secure contexts, so not on a development server opened from another machine. */
function newKey(): string {
  if (globalThis.isSecureContext) return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
