/** The text index over projects: on SQLite an FTS5 table a language, on PostgreSQL a `tsvector` a project. Both hold the terms that they are given and nothing else. */
import { type Kysely, type RawBuilder, sql, type Transaction } from "kysely";
import { type Locale, locales } from "#domain/locale.ts";
import { engineOf } from "#database/engine.ts";
import type { Database } from "#database/schema.ts";
import { indexed, marked } from "#database/search/indexed.ts";

/** Where a term stands in a project, the weightiest first. */
export const searchFields = ["name", "place", "facts", "words"] as const;
export type SearchField = (typeof searchFields)[number];

/** The terms of one project in one language: letters and digits only. */
export type ProjectTerms = Record<SearchField, readonly string[]>;

/** One project in every language. */
export type SearchDocument = { projectId: number } & Record<Locale, ProjectTerms>;

/** Five parameters a document at most, far below what either engine takes in a statement. */
const documentsAtOnce = 200;

/** Writes documents, in the place of what was there for the same projects. */
export async function writeDocuments(
  transaction: Transaction<Database>,
  documents: readonly SearchDocument[],
): Promise<void> {
  for (let start = 0; start < documents.length; start += documentsAtOnce) {
    const some = documents.slice(start, start + documentsAtOnce);
    if (engineOf(transaction) === "postgres") await intoVectors(some).execute(transaction);
    else for (const locale of locales) await intoFts(locale, some).execute(transaction);
  }
}

/** Makes SQLite's table of each language that has none yet. */
export async function createSearchTables(database: Kysely<Database>): Promise<void> {
  if (engineOf(database) === "postgres") return;
  for (const locale of locales)
    await sql`create virtual table if not exists ${ftsTable(locale)} using fts5(
      name, place, facts, words,
      content = '', contentless_delete = 1, detail = column, prefix = '2 3', tokenize = 'ascii'
    )`.execute(database);
}

/** SQLite's table of a language. */
export function ftsTable(locale: Locale): RawBuilder<unknown> {
  return sql.table(`project_search_${locale}`);
}

function intoFts(locale: Locale, documents: readonly SearchDocument[]): RawBuilder<unknown> {
  const rows = documents.map((document) => {
    const texts = searchFields.map((field) => indexed(document[locale][field]).join(" "));
    return sql`(${sql.join([document.projectId, ...texts])})`;
  });
  return sql`insert or replace into ${ftsTable(locale)} (rowid, name, place, facts, words) values ${sql.join(rows)}`;
}

/**
 * To be called when all documents are written: PostgreSQL gathers what is new in a list that every search reads through,
 * and sorts it into its index now rather than some minutes later.
 */
export async function settleDocuments(transaction: Transaction<Database>): Promise<void> {
  if (engineOf(transaction) === "sqlite") return;
  await sql`select gin_clean_pending_list('project_search_by_terms')`.execute(transaction);
}

function intoVectors(documents: readonly SearchDocument[]): RawBuilder<unknown> {
  const rows = documents.map(
    (document) => sql`(${document.projectId}::integer, ${vectorOf(document)}::tsvector)`,
  );
  return sql`insert into project_search (project_id, terms) values ${sql.join(rows)}
    on conflict (project_id) do update set terms = excluded.terms`;
}

/** Written out as `'en0sea' 'en1sea' 'en2sea'`, past PostgreSQL's own parser of words. */
function vectorOf(document: SearchDocument): string {
  const lexemes = locales.flatMap((locale) => {
    const { name, place, facts, words } = document[locale];
    const near = [...name, ...place, ...facts];
    const tiers = [name, near, [...near, ...words]] as const;
    return ([0, 1, 2] as const).flatMap((tier) =>
      indexed(tiers[tier]).map((term) => `'${marked(term, locale, tier)}'`),
    );
  });
  return lexemes.join(" ");
}
