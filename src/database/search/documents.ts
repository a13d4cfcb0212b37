/** Full-text index: an FTS5 table for each locale on SQLite, one `tsvector` for each project on PostgreSQL. */
import { type Kysely, type RawBuilder, sql, type Transaction } from "kysely";
import { type Locale, locales } from "#domain/locale.ts";
import { engineOf } from "#database/engine.ts";
import type { Database } from "#database/schema.ts";
import { toIndexTerms, prefixTerm } from "#database/search/index-terms.ts";

/** By descending weight. */
export const searchFields = ["name", "place", "facts", "words"] as const;
export type SearchField = (typeof searchFields)[number];

/** Terms of a project in one locale: letters and digits only. */
export type ProjectTerms = Record<SearchField, readonly string[]>;

export type SearchDocument = { projectId: number } & Record<Locale, ProjectTerms>;

/** Five parameters a document, well below either engine's limit. */
const documentsPerBatch = 200;

/** Inserts documents or replaces those of the same projects. */
export async function writeDocuments(
  transaction: Transaction<Database>,
  documents: readonly SearchDocument[],
): Promise<void> {
  for (let start = 0; start < documents.length; start += documentsPerBatch) {
    const batch = documents.slice(start, start + documentsPerBatch);
    if (engineOf(transaction) === "postgres") await intoVectors(batch).execute(transaction);
    else for (const locale of locales) await intoFts(locale, batch).execute(transaction);
  }
}

/** Creates missing FTS5 tables, also for a new locale. */
export async function createSearchTables(database: Kysely<Database>): Promise<void> {
  if (engineOf(database) === "postgres") return;
  for (const locale of locales)
    await sql`create virtual table if not exists ${ftsTable(locale)} using fts5(
      name, place, facts, words,
      content = '', contentless_delete = 1, detail = column, prefix = '2 3', tokenize = 'ascii'
    )`.execute(database);
}

export function ftsTable(locale: Locale): RawBuilder<unknown> {
  return sql.table(`project_search_${locale}`);
}

function intoFts(locale: Locale, documents: readonly SearchDocument[]): RawBuilder<unknown> {
  const rows = documents.map((document) => {
    const texts = searchFields.map((field) => toIndexTerms(document[locale][field]).join(" "));
    return sql`(${sql.join([document.projectId, ...texts])})`;
  });
  return sql`insert or replace into ${ftsTable(locale)} (rowid, name, place, facts, words) values ${sql.join(rows)}`;
}

/** Call after a bulk write: merges PostgreSQL's pending list, which every search would scan, into the GIN index. */
export async function flushPendingDocuments(transaction: Transaction<Database>): Promise<void> {
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

/** Lexemes with locale and tier, such as `'en0sea'`, written directly to bypass PostgreSQL's text parser. */
function vectorOf(document: SearchDocument): string {
  const lexemes = locales.flatMap((locale) => {
    const { name, place, facts, words } = document[locale];
    const near = [...name, ...place, ...facts];
    const tiers = [name, near, [...near, ...words]] as const;
    return ([0, 1, 2] as const).flatMap((tier) =>
      toIndexTerms(tiers[tier]).map((term) => `'${prefixTerm(term, locale, tier)}'`),
    );
  });
  return lexemes.join(" ");
}
