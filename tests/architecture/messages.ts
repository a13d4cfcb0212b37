import compile from "icu-minify/compile";
import { defaultLocale, type Locale } from "#domain/locale.ts";
import type { MessageTree } from "#i18n/compiled-messages.ts";

/** Grammatical variants of one placeholder: callers pass both, and each language uses the one it needs. */
const placeholderAliases: Readonly<Record<string, string>> = { name: "place", typeLower: "type" };

export type Languages = Readonly<Record<Locale, MessageTree>>;

/** By code. */
export type Drafts = Readonly<Record<string, MessageTree>>;

interface Message {
  /** Names of placeholders and tags. */
  names: Set<string>;
  /** The categories of each plural. */
  plurals: string[][];
}

/** Lists missing and unknown keys, empty or invalid messages, placeholders that differ from English, and missing plural categories. A draft may lack keys. */
export function messageProblems(languages: Languages, drafts: Drafts = {}): string[] {
  const english = flatten(languages[defaultLocale]);
  const parsed = new Map([...english].map(([key, text]) => [key, parseMessage(text)]));
  return Object.entries({ ...languages, ...drafts }).flatMap(([locale, tree]) => {
    const messages = flatten(tree);
    const needed = locale in drafts ? [] : [...english.keys()];
    const missing = needed.filter((key) => !messages.has(key));
    return [
      ...missing.map((key) => `${locale}: ${key} is missing`),
      ...[...messages].flatMap(([key, text]) => {
        const problem = english.has(key)
          ? problemOf(text, locale, parsed.get(key) ?? null)
          : "is not in English";
        return problem === null ? [] : [`${locale}: ${key} ${problem}`];
      }),
    ];
  });
}

/** Lists keys that no source uses; a key counts as used where one file contains both its namespace and its remainder as strings. */
export function unusedKeys(messages: MessageTree, sources: readonly string[]): string[] {
  const texts = sources.map(
    (source) =>
      new Set([...source.matchAll(/["'`]([a-z0-9_.]+)["'`]/g)].map(([, text = ""]) => text)),
  );
  return [...flatten(messages).keys()].filter((key) => {
    const words = key.split(".");
    const cuts = words.map((_, cut) => [words.slice(0, cut).join("."), words.slice(cut).join(".")]);
    return !texts.some((file) =>
      cuts.some(([space = "", rest = ""]) => file.has(rest) && (space === "" || file.has(space))),
    );
  });
}

function problemOf(text: string, locale: string, english: Message | null): string | null {
  if (text.trim() === "") return "is empty";
  if (text.trim() !== text) return "has space around it";
  const message = parseMessage(text);
  if (message === null) return "is not a valid ICU message";
  const [own, theirs] = [listOf(message.names), listOf(english?.names ?? new Set())];
  if (own !== theirs) return `has the placeholders ${own}; English has ${theirs}`;
  const needed = pluralCases(locale);
  const lacking = message.plurals.flatMap((cases) =>
    needed.filter((name) => !cases.includes(name)),
  );
  return lacking.length === 0 ? null : `lacks the plural case ${lacking.join(", ")}`;
}

/** Nouns of a language with a form for few, as Arabic and Russian, change in every case: none may be left out. */
function pluralCases(locale: string): string[] {
  const { pluralCategories } = new Intl.PluralRules(locale).resolvedOptions();
  return pluralCategories.includes("few") ? pluralCategories : [];
}

function parseMessage(text: string): Message | null {
  try {
    const message: Message = { names: new Set(), plurals: [] };
    collect(compile(text), message);
    return message;
  } catch {
    return null;
  }
}

/** Walks the compiler's output: texts, `[name]`, `[name, kind, cases or style]` and `[tag, ...children]`. */
function collect(nodes: unknown, message: Message): void {
  if (!Array.isArray(nodes)) return;
  for (const node of nodes) {
    if (!Array.isArray(node)) continue;
    const [name, kind, ...rest] = node;
    message.names.add(placeholderAliases[String(name)] ?? String(name));
    if (typeof kind !== "number") {
      collect([kind, ...rest], message);
      continue;
    }
    const [cases] = rest;
    if (kind > 3 || typeof cases !== "object" || cases === null) continue;
    if (kind === 2) message.plurals.push(Object.keys(cases));
    for (const branch of Object.values(cases)) collect(branch, message);
  }
}

export function flatten(tree: MessageTree, path = ""): Map<string, string> {
  return new Map(
    Object.entries(tree).flatMap(([key, value]): [string, string][] =>
      typeof value === "string"
        ? [[`${path}${key}`, value]]
        : [...flatten(value, `${path}${key}.`)],
    ),
  );
}

function listOf(names: ReadonlySet<string>): string {
  return [...names].toSorted().join(", ") || "none";
}
