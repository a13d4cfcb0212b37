/** The text index over projects, a table a language: on SQLite an FTS5 table, on PostgreSQL one of `tsvector`s. Both hold the terms that they are given and nothing else. */
import { type RawBuilder, sql, type Transaction } from "kysely";
import { type Locale, locales } from "#domain/locale.ts";
import { engineOf } from "#database/engine.ts";
import type { Database } from "#database/schema.ts";
import { indexed } from "#database/search/indexed.ts";

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
    const into = engineOf(transaction) === "sqlite" ? intoFts : intoVectors;
    for (const locale of locales) await into(locale, some).execute(transaction);
  }
}

/** The table that holds the terms of a language. */
export function searchTable(locale: Locale): RawBuilder<unknown> {
  return sql.table(`project_search_${locale}`);
}

function intoFts(locale: Locale, documents: readonly SearchDocument[]): RawBuilder<unknown> {
  const rows = documents.map((document) => {
    const texts = searchFields.map((field) => distinct(document[locale][field]).join(" "));
    return sql`(${sql.join([document.projectId, ...texts])})`;
  });
  return sql`insert or replace into ${searchTable(locale)} (rowid, name, place, facts, words) values ${sql.join(rows)}`;
}

/**
 * To be called when all documents are written: PostgreSQL gathers what is new in lists that every search reads through,
 * and sorts it into its indexes now rather than some minutes later.
 */
export async function settleDocuments(transaction: Transaction<Database>): Promise<void> {
  if (engineOf(transaction) === "sqlite") return;
  const tables = locales.map((locale) => sql`${`project_search_${locale}`}::regclass`);
  await sql`
    select gin_clean_pending_list(pg_index.indexrelid)
    from pg_index join pg_class on pg_class.oid = pg_index.indexrelid join pg_am on pg_am.oid = pg_class.relam
    where pg_index.indrelid in (${sql.join(tables)}) and pg_am.amname = 'gin'
  `.execute(transaction);
}

/** The columns of a language on PostgreSQL: what stands in the name, near it, or anywhere. */
export const reaches = ["name", "near", "anywhere"] as const;

function intoVectors(locale: Locale, documents: readonly SearchDocument[]): RawBuilder<unknown> {
  const rows = documents.map(
    (document) => sql`(${document.projectId}::integer, ${sql.join(vectorsOf(document[locale]))})`,
  );
  const columns = reaches.map((reach) => sql.ref(reach));
  const renewed = columns.map((column) => sql`${column} = excluded.${column}`);
  return sql`insert into ${searchTable(locale)} (project_id, ${sql.join(columns)}) values ${sql.join(rows)}
    on conflict (project_id) do update set ${sql.join(renewed)}`;
}

/** In the order of the columns, written out as `'sea' 'view'`, past PostgreSQL's own parser of words. */
function vectorsOf({ name, place, facts, words }: ProjectTerms): RawBuilder<unknown>[] {
  const near = [...name, ...place, ...facts];
  return [name, near, [...near, ...words]].map((terms) => {
    const lexemes = distinct(terms).map((term) => `'${term}'`);
    return sql`${lexemes.join(" ")}::tsvector`;
  });
}

function distinct(terms: readonly string[]): string[] {
  return [...new Set(terms.map(indexed))];
}
