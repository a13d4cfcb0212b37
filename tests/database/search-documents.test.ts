import fc from "fast-check";
import { sql } from "kysely";
import { expect, test } from "vitest";
import {
  type ProjectTerms,
  type SearchDocument,
  searchFields,
  flushPendingDocuments,
  writeDocuments,
} from "#database/search/documents.ts";
import { engineOf } from "#database/engine.ts";
import { type Locale, locales } from "#domain/locale.ts";
import {
  matchDocuments,
  type TierIds,
  type SearchTerms,
} from "#database/search/match-documents.ts";
import { describeOnEngines } from "#tests/support/databases.ts";
import { tiersById } from "#tests/support/tiers.ts";

const terms = [
  "a",
  "ab",
  "abc",
  "b",
  "ba",
  "海景",
  "海湾",
  "景公",
  "سكن",
  "дом",
  "домик",
  "12",
  "1",
];

/** Operators of either engine's query syntax, and letters that one of them might split or fold. */
const strange = [
  "and",
  "or",
  "not",
  "near",
  "name",
  "rowid",
  "ß",
  "ǆ",
  "Ⅷ",
  "𠀀",
  "𠀀𠀁",
  "ⴀⴁ",
  "ꭰ",
  "ﬁ",
  "½",
  "aᦵb",
  "µ",
  "μ",
];

const term = fc.constantFrom(...terms, ...strange);
const field = fc.array(term, { maxLength: 5 });
const documents = fc.array(fc.record({ name: field, place: field, facts: field, words: field }), {
  minLength: 1,
  maxLength: 8,
});
const wanted = fc
  .record({ exact: fc.array(term, { maxLength: 2 }), prefixes: fc.array(term, { maxLength: 2 }) })
  .filter(({ exact, prefixes }) => exact.length + prefixes.length > 0);

describeOnEngines("the text index", (openTestDatabase) => {
  test("finds the documents of a naive scan, in the same tiers", async () => {
    const database = await openTestDatabase();
    const property = fc.asyncProperty(
      documents,
      fc.array(wanted, { minLength: 1, maxLength: 10 }),
      async (bare, all) => {
        const numbered = bare.map((zh, index) => documentOf(index + 1, { zh }));
        const empty = Array.from({ length: 8 }, (_, index) => documentOf(index + 1, {}));
        await database.transaction().execute(async (transaction) => {
          await writeDocuments(transaction, empty);
          await writeDocuments(transaction, numbered);
          await flushPendingDocuments(transaction);
        });
        for (const one of all)
          expect(inOrder(await matchDocuments(database, "zh", one))).toEqual(
            naiveMatch(numbered, one),
          );
      },
    );
    await fc.assert(property, { numRuns: 150, seed: 10 });
  });

  test("contains a document once, in its own language", async () => {
    const database = await openTestDatabase();
    const write = (name: string) =>
      database
        .transaction()
        .execute((transaction) =>
          writeDocuments(transaction, [documentOf(7, { en: { ...noTerms, name: [name] } })]),
        );
    await write("old");
    await write("new");
    const found = (locale: "en" | "tr", exact: string) =>
      matchDocuments(database, locale, { exact: [exact], prefixes: [] }).then(tiersById);
    expect([...(await found("en", "new"))]).toEqual([[7, 0]]);
    expect((await found("en", "old")).size).toBe(0);
    expect((await found("tr", "new")).size).toBe(0);
  });

  test("accepts very long and very many terms", async () => {
    const database = await openTestDatabase();
    const long = "長".repeat(5000);
    const many = Array.from({ length: 300 }, (_, index) => `t${index}`);
    await database
      .transaction()
      .execute((transaction) =>
        writeDocuments(transaction, [
          documentOf(1, { en: { ...noTerms, name: [long], words: many } }),
        ]),
      );
    const found = (wanted: SearchTerms) => matchDocuments(database, "en", wanted).then(tiersById);
    expect([...(await found({ exact: [long], prefixes: [] }))]).toEqual([[1, 0]]);
    expect([...(await found({ exact: many, prefixes: [long] }))]).toEqual([[1, 2]]);
  });

  test("stores even short terms out of line on PostgreSQL", async () => {
    const database = await openTestDatabase();
    if (engineOf(database) === "sqlite") return;
    const facts = Array.from({ length: 20 }, (_, index) => `amenity${index}`);
    const short = { ...noTerms, facts };
    const all = Array.from({ length: 100 }, (_, index) =>
      documentOf(index + 1, { en: short, ar: short, ru: short, tr: short, zh: short }),
    );
    await database.transaction().execute((transaction) => writeDocuments(transaction, all));
    const { rows } = await sql<{ bytes: number }>`
      select pg_relation_size('project_search') as bytes
    `.execute(database);
    expect(Number(rows[0]?.bytes) / all.length).toBeLessThan(100);
  });

  test("refuses invalid terms", async () => {
    const database = await openTestDatabase();
    for (const text of ['a" OR "b', "a'b", "a b", "", "a*", "a\u0000"]) {
      const matching = matchDocuments(database, "en", { exact: [text], prefixes: [] });
      await expect(matching).rejects.toThrow("Not a term");
    }
  });
});

const noTerms: ProjectTerms = { name: [], place: [], facts: [], words: [] };

function documentOf(
  projectId: number,
  terms: Partial<Record<Locale, ProjectTerms>>,
): SearchDocument {
  const each = locales.map((locale) => [locale, terms[locale] ?? noTerms]);
  return { projectId, ...(Object.fromEntries(each) as Record<Locale, ProjectTerms>) }; // of each language
}

function naiveMatch(all: readonly SearchDocument[], { exact, prefixes }: SearchTerms) {
  const holds = (document: SearchDocument, count: number) => {
    const documentTerms = searchFields.slice(0, count).flatMap((name) => document.zh[name]);
    return (
      exact.every((one) => documentTerms.includes(one)) &&
      prefixes.every((one) => documentTerms.some((each) => each.startsWith(one)))
    );
  };
  return all.flatMap((document) => {
    const tier = [1, 3, 4].findIndex((count) => holds(document, count));
    return tier < 0 ? [] : [[document.projectId, tier]];
  });
}

function inOrder(found: readonly TierIds[]): [number, number][] {
  return [...tiersById(found)].sort(([one], [other]) => one - other);
}
