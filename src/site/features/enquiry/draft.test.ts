import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { draftOf, dropDraft, keepDraft } from "#site/features/enquiry/draft.ts";

const stored = new Map<string, string>();

beforeEach(() => {
  vi.stubGlobal("sessionStorage", {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
    removeItem: (name: string) => stored.delete(name),
  });
});

afterEach(() => {
  dropDraft("contact");
  dropDraft("viewing");
  stored.clear();
  vi.unstubAllGlobals();
});

test("what was typed is kept, without consent and what the page fills in", () => {
  keepDraft("contact", {
    name: "Omar",
    consent: "yes",
    page: "/en",
    privacy_version: "2026-11-01",
  });
  expect(draftOf("contact")?.texts).toEqual({ name: "Omar" });
  expect(draftOf("viewing")).toBeNull();
});

test("a draft has the same key however often it is changed, and the next one another", () => {
  const { key } = keepDraft("contact", { name: "O" });
  expect(keepDraft("contact", { name: "Omar" }).key).toBe(key);
  dropDraft("contact");
  expect(keepDraft("contact", { name: "Omar" }).key).not.toBe(key);
});

test("where nothing may be kept, the key stays as long as the page", () => {
  vi.stubGlobal("sessionStorage", {
    getItem: denied,
    setItem: denied,
    removeItem: denied,
  });
  const { key } = keepDraft("contact", { name: "Omar" });
  expect(draftOf("contact")).toBeNull();
  expect(keepDraft("contact", { name: "Omar K." }).key).toBe(key);
});

test.each(["", "{", "null", "[]", '{"key":1,"texts":{}}', '{"key":"a","texts":"b"}'])(
  "a draft that we did not write (%s) is none",
  (text) => {
    stored.set("sahil.draft.contact", text);
    expect(draftOf("contact")).toBeNull();
  },
);

test("of a draft that somebody changed, only texts of known fields are taken", () => {
  const texts = { name: "Omar", message: 7, consent: "yes", kind: "opening", other: "x" };
  stored.set("sahil.draft.contact", JSON.stringify({ key: "a", texts }));
  expect(draftOf("contact")?.texts).toEqual({ name: "Omar" });
});

function denied(): never {
  throw new DOMException("The operation is insecure.", "SecurityError");
}
