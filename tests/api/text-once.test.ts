import { expect, test } from "vitest";
import { createKept } from "#catalog/kept.ts";
import { type Locale, locales } from "#domain/locale.ts";
import { matchTextOnce } from "#catalog/search/match-text-once.ts";
import {
  type ProjectTerms,
  type SearchDocument,
  writeDocuments,
} from "#database/search/documents.ts";
import { describeOnEngines } from "#tests/support/databases.ts";
import { tiersById } from "#tests/support/tiers.ts";

const today = "2026-11-21";
const noTerms: ProjectTerms = { name: [], place: [], facts: [], words: [] };

/** Holds the same term in two languages, in the name of one and the words of the other. */
function documentOf(projectId: number): SearchDocument {
  const none = Object.fromEntries(locales.map((locale) => [locale, noTerms]));
  const [en, tr] = [
    { ...noTerms, name: ["sea"] },
    { ...noTerms, words: ["sea"] },
  ];
  return { projectId, ...(none as Record<Locale, ProjectTerms>), en, tr }; // of each language
}

describeOnEngines("a text that is asked for again", (openTestDatabase) => {
  async function opened() {
    const database = await openTestDatabase();
    const write = (projectId: number) =>
      database
        .transaction()
        .execute((transaction) => writeDocuments(transaction, [documentOf(projectId)]));
    const keptOn = createKept(database);
    const find = async (edition: string, text: string, locale: "en" | "tr" = "en") => [
      ...tiersById(await matchTextOnce({ keep: keptOn(edition, today), locale }, text)),
    ];
    await write(1);
    return { write, find };
  }

  test("is looked for once an edition and language", async () => {
    const { write, find } = await opened();
    expect(await find("1", "sea")).toEqual([[1, 0]]);
    await write(2);
    expect(await find("1", "sea")).toEqual([[1, 0]]);
    expect(await find("1", "sea", "tr")).toEqual([
      [1, 2],
      [2, 2],
    ]);
    expect(await find("2", "sea")).toHaveLength(2);
  });

  test("is forgotten once too much was asked for since", async () => {
    const { write, find } = await opened();
    await find("1", "sea");
    await find("1", "se");
    await write(2);
    // Spaces weigh as much as letters and are searched fast: 6 MB in each.
    const heavy = (more: number) => `sea${" ".repeat(3 * 2 ** 20 + more)}`;
    await find("1", heavy(1));
    await find("1", heavy(2));
    expect(await find("1", "sea")).toHaveLength(1);
    await find("1", heavy(3));
    expect(await find("1", "se")).toHaveLength(2);
    expect(await find("1", "sea")).toHaveLength(1);
  });
});
