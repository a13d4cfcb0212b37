/** Drafts of forms in session storage; they survive reloads, errors and a language switch. */
import { enquiryFields, type EnquiryField, type EnquiryTexts } from "#contract/enquiry/fields.ts";
import { submissionKey } from "#contract/enquiry/sending-rules.ts";
import type { EnquiryKind } from "#domain/enquiry.ts";
import { removeSession, writeSession, readSessionJson } from "#site/components/session-storage.ts";

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
const draftFields = enquiryFields.filter((name) => name !== "kind" && name !== "consent");

/** Submission keys of drafts that could not be stored; they last until reload. */
const keysInMemory = new Map<string, string>();

export function saveDraft(subject: DraftSubject, texts: EnquiryTexts): Draft {
  const name = storageKey(subject);
  const key = readDraft(subject)?.key ?? keysInMemory.get(name) ?? newKey();
  keysInMemory.set(name, key);
  const draft = { key, texts: pickDraftFields(texts) };
  writeSession(name, JSON.stringify(draft));
  return draft;
}

/** Null when nothing was typed. */
export function readDraft(subject: DraftSubject): Draft | null {
  const value = readSessionJson(storageKey(subject));
  if (!isRecord(value) || !isRecord(value["texts"])) return null;
  const { key, texts } = value;
  return typeof key === "string" && submissionKey.test(key)
    ? { key, texts: pickDraftFields(texts) }
    : null;
}

/** Appends the proposed message to the visitor's general draft instead of overwriting it. */
export function messageAfterDraft(kind: EnquiryKind, message: string): string {
  const written = readDraft({ kind, project: null })?.texts.message?.trim() ?? "";
  if (written === "" || written.includes(message)) return written || message;
  return `${written}\n\n${message}`;
}

/** Deletes a draft once its enquiry was accepted. */
export function deleteDraft(subject: DraftSubject): void {
  const name = storageKey(subject);
  keysInMemory.delete(name);
  removeSession(name);
}

function storageKey({ kind, project }: DraftSubject): string {
  return ["sahil", "draft", kind, ...(project === null ? [] : [project])].join(".");
}

function pickDraftFields(values: Record<string, unknown>): EnquiryTexts {
  const texts = draftFields.flatMap((name): [EnquiryField, string][] => {
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
