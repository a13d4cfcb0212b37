import { expect, test } from "vitest";
import { locales } from "#domain/locale.ts";
import type { MessageTree } from "#i18n/compiled-messages.ts";
import { messageProblems, unusedKeys, type Languages } from "#tests/architecture/messages.ts";

const valid: MessageTree = { card: { homes: "{count, plural, other {# homes of <b>{name}</b>}}" } };

test("missing and extra keys are reported", () => {
  const ru = { card: { house: "Дом" } };
  expect(messageProblems(languages("a", { ru }))).toEqual([
    "ru: card.homes is missing",
    "ru: card.house is not in English",
  ]);
});

test("a draft may lack keys, but its other messages are checked", () => {
  const all = languages("{count} homes");
  expect(messageProblems(all, { xx: {} })).toEqual([]);
  expect(messageProblems(all, { xx: { card: { homes: "{n} Häuser", haus: "Haus" } } })).toEqual([
    "xx: card.homes has the placeholders n; English has count",
    "xx: card.haus is not in English",
  ]);
});

test("placeholders that differ from English are found", () => {
  const zh = { card: { homes: "{total}套" } };
  expect(messageProblems(languages("{count} homes", { zh }))).toEqual([
    "zh: card.homes has the placeholders total; English has count",
  ]);
});

test("placeholders inside tags and plural cases count", () => {
  const text = "{n, plural, one {<b>{name}</b>} other {#}}";
  const tr = { card: { homes: "{n, plural, other {<b>{name}</b>}}" } };
  const zh = { card: { homes: "{n, plural, other {<b>#</b>}}" } };
  const all = {
    ar: { card: { homes: "{n} <b>{name}</b>" } },
    ru: { card: { homes: "{n}<b>{name}</b>" } },
  };
  expect(messageProblems(languages(text, { tr, zh, ...all }))).toEqual([
    "zh: card.homes has the placeholders b, n; English has b, n, place",
  ]);
});

test("missing plural categories are reported", () => {
  const text = "{n, plural, one {home} other {homes}}";
  const plain = { card: { homes: "{n}" } };
  expect(messageProblems(languages(text, { ar: plain }))).toEqual([
    "ru: card.homes lacks the plural case few, many",
  ]);
});

test("empty, invalid and padded messages are reported", () => {
  const broken = {
    ar: { card: { homes: " " } },
    ru: { card: { homes: "дома " } },
    tr: { card: { homes: "{count" } },
  };
  expect(messageProblems(languages("homes", broken))).toEqual([
    "ar: card.homes is empty",
    "ru: card.homes has space around it",
    "tr: card.homes is not a valid ICU message",
  ]);
});

test("a key counts as used where a file contains its namespace and its remainder", () => {
  const used = `const t = useTranslations("card"); t("homes");`;
  expect(unusedKeys(valid, [used])).toEqual([]);
  expect(unusedKeys(valid, [`const t = useTranslations(); t("card.homes");`])).toEqual([]);
});

test("a key of another namespace, or without a reference, is unused", () => {
  expect(unusedKeys(valid, [`useTranslations("cards"); t("homes");`])).toEqual(["card.homes"]);
  expect(unusedKeys(valid, [`useTranslations("card");`, `t("homes");`])).toEqual(["card.homes"]);
});

function languages(text: string, others: Partial<Languages> = {}): Languages {
  const same = locales.map((locale) => [locale, { card: { homes: text } }]);
  return { ...(Object.fromEntries(same) as Languages), ...others }; // its keys are the locales
}
