import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { submissionKey } from "#contract/enquiry/sending-rules.ts";
import { readDraft, deleteDraft, saveDraft } from "#site/features/enquiry/draft.ts";

const stored = new Map<string, string>();
const question = { kind: "contact", project: null } as const;
const viewing = { kind: "viewing", project: "uae/dubai/palm-horizon" } as const;
const key = "2f1c9a52-7d0e-4b6a-9c3f-5e8d1a7b4c60";

beforeEach(() => {
  vi.stubGlobal("sessionStorage", {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
    removeItem: (name: string) => stored.delete(name),
  });
});

afterEach(() => {
  deleteDraft(question);
  deleteDraft(viewing);
  stored.clear();
  vi.unstubAllGlobals();
});

test("the visitor's input is stored, without consent and prefilled values", () => {
  saveDraft(question, {
    name: "Omar",
    consent: "yes",
    page: "/en",
    privacy_version: "2026-11-01",
  });
  expect(readDraft(question)?.texts).toEqual({ name: "Omar" });
  expect(readDraft(viewing)).toBeNull();
});

test("a draft keeps its key through changes, and the next one has another", () => {
  const { key } = saveDraft(question, { name: "O" });
  expect(saveDraft(question, { name: "Omar" }).key).toBe(key);
  deleteDraft(question);
  expect(saveDraft(question, { name: "Omar" }).key).not.toBe(key);
});

test("without storage, the key lasts as long as the page", () => {
  vi.stubGlobal("sessionStorage", {
    getItem: denied,
    setItem: denied,
    removeItem: denied,
  });
  const { key } = saveDraft(question, { name: "Omar" });
  expect(readDraft(question)).toBeNull();
  expect(saveDraft(question, { name: "Omar K." }).key).toBe(key);
});

test("a draft about one project is not used for another", () => {
  saveDraft(viewing, { message: "Is the pool heated?" });
  expect(readDraft({ ...viewing, project: "turkey/istanbul/moda-sahil" })).toBeNull();
  expect(readDraft(viewing)?.texts).toEqual({ message: "Is the pool heated?" });
});

test.each([true, false])(
  "the server accepts its idempotency key (secure context: %s)",
  (isSecure) => {
    vi.stubGlobal("isSecureContext", isSecure);
    expect(saveDraft(question, { name: "Omar" }).key).toMatch(submissionKey);
  },
);

test.each([
  "",
  "{",
  "null",
  "[]",
  '{"key":1,"texts":{}}',
  '{"key":"a","texts":{}}',
  `{"key":"${key}","texts":"b"}`,
])("an invalid draft (%s) is ignored", (text) => {
  stored.set("sahil.draft.contact", text);
  expect(readDraft(question)).toBeNull();
});

test("of a tampered draft only strings of known fields are restored", () => {
  const texts = { name: "Omar", message: 7, consent: "yes", kind: "opening", other: "x" };
  stored.set("sahil.draft.contact", JSON.stringify({ key, texts }));
  expect(readDraft(question)?.texts).toEqual({ name: "Omar" });
});

function denied(): never {
  throw new DOMException("The operation is insecure.", "SecurityError");
}
