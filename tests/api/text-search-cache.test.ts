import { expect, test } from "vitest";
import { createContentCache } from "#catalog/content-cache.ts";
import { type Locale, locales } from "#domain/locale.ts";
import { matchTextCached } from "#catalog/search/match-text.ts";
import {
  type ProjectTerms,
  type SearchDocument,
  writeDocuments,
} from "#database/search/documents.ts";
import { describeOnEngines } from "#tests/support/databases.ts";
import { tiersById } from "#tests/support/tiers.ts";

const today = "2026-11-21";
const noTerms: ProjectTerms = { name: [], place: [], facts: [], words: [] };

/** A term in two languages: in one's name and in the other's text. */
function documentOf(projectId: number): SearchDocument {
  const none = Object.fromEntries(locales.map((locale) => [locale, noTerms]));
  const [en, tr] = [
    { ...noTerms, name: ["sea"] },
    { ...noTerms, words: ["sea"] },
  ];
  return { projectId, ...(none as Record<Locale, ProjectTerms>), en, tr }; // of each language
}

describeOnEngines("the text search cache", (openTestDatabase) => {
  async function opened() {
    const database = await openTestDatabase();
    const write = (projectId: number) =>
      database
        .transaction()
        .execute((transaction) => writeDocuments(transaction, [documentOf(projectId)]));
    const cacheFor = createContentCache(database);
    const find = async (contentVersion: string, text: string, locale: "en" | "tr" = "en") => [
      ...tiersById(
        await matchTextCached({ cached: cacheFor(contentVersion, today), locale }, text),
      ),
    ];
    await write(1);
    return { write, find };
  }

  test("searches once per content version and language", async () => {
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

  test("evicts the least recently used text when full", async () => {
    const { write, find } = await opened();
    await find("1", "sea");
    await find("1", "se");
    await write(2);
    // Spaces take as much memory as letters and are searched fast: 6 MB per text.
    const heavy = (more: number) => `sea${" ".repeat(3 * 2 ** 20 + more)}`;
    await find("1", heavy(1));
    await find("1", heavy(2));
    expect(await find("1", "sea")).toHaveLength(1);
    await find("1", heavy(3));
    expect(await find("1", "se")).toHaveLength(2);
    expect(await find("1", "sea")).toHaveLength(1);
  });
});
