import { afterEach, expect, test, vi } from "vitest";
import { accompanied } from "#site/features/enquiry/accompanied.ts";

afterEach(() => vi.unstubAllGlobals());

const draft = { key: "2f1c9a52-7d0e-4b6a-9c3f-5e8d1a7b4c60", elapsedMs: 2_400.6 };

test("what was typed goes with the key and the time that it took", () => {
  const fields = accompanied({ kind: "contact", name: "Omar" }, draft);
  expect(Object.fromEntries(fields)).toEqual({
    kind: "contact",
    name: "Omar",
    key: draft.key,
    elapsed_ms: "2401",
  });
});

test.each(["contact", "project", "partnership", "opening"])(
  "the visitor's time zone stays where it is with %s",
  (kind) => expect(accompanied({ kind }, draft).has("time_zone")).toBe(false),
);

test("a viewing tells the visitor's time zone, for two clocks have to be read", () => {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  expect(accompanied({ kind: "viewing" }, draft).get("time_zone")).toBe(timeZone);
});

test("where the visit came from goes along where it was kept", () => {
  vi.stubGlobal("sessionStorage", {
    getItem: (name: string) => (/touch/.test(name) ? "noted" : null),
  });
  expect(accompanied({ kind: "contact" }, draft).get("first_touch")).toBe("noted");
});

test("the questionnaire's answers go along with what an adviser answers, and with nothing else", () => {
  const told = JSON.stringify({ type: "villas", rooms: "3+1" });
  vi.stubGlobal("sessionStorage", {
    getItem: (name: string) => (/questionnaire/.test(name) ? told : null),
  });
  const answersWith = (kind: string) => accompanied({ kind }, draft).get("questionnaire");
  expect(["contact", "project", "viewing"].map(answersWith)).toEqual([told, told, told]);
  expect(["partnership", "opening"].map(answersWith)).toEqual([null, null]);
});

test("a form that ends the questionnaire brings its own answers", () => {
  vi.stubGlobal("sessionStorage", { getItem: () => JSON.stringify({ type: "villas" }) });
  const own = JSON.stringify({ type: "land" });
  const fields = accompanied({ kind: "contact", questionnaire: own }, draft);
  expect(fields.getAll("questionnaire")).toEqual([own]);
});
