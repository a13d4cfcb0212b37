/** The text index over projects, a table a language: FTS5 on SQLite, `tsvector` on PostgreSQL. Both hold the terms that they are given and nothing else. */
import { type RawBuilder, sql, type Transaction } from "kysely";
import type { Locale } from "#domain/locale.ts";
import { engineOf } from "#database/engine.ts";
import type { Database } from "#database/schema.ts";
import { indexed } from "#database/search/indexed.ts";

/** Where a term stands in a project, the weightiest first. */
export const searchFields = ["name", "place", "facts", "words"] as const;
export type SearchField = (typeof searchFields)[number];

/** The terms of one project in one language: letters and digits only. */
export type SearchDocument = { projectId: number } & Record<SearchField, readonly string[]>;

/** Five parameters a document, far below what either engine takes in a statement. */
const documentsAtOnce = 200;

/** Writes documents, in the place of what was there for the same projects. */
export async function writeDocuments(
  transaction: Transaction<Database>,
  locale: Locale,
  documents: readonly SearchDocument[],
): Promise<void> {
  for (let start = 0; start < documents.length; start += documentsAtOnce) {
    const some = documents.slice(start, start + documentsAtOnce);
    await (engineOf(transaction) === "sqlite" ? intoFts : intoVectors)(locale, some).execute(
      transaction,
    );
  }
}

/** The table that holds the documents of a language. */
export function searchTable(locale: Locale): RawBuilder<unknown> {
  return sql.table(`project_search_${locale}`);
}

function intoFts(locale: Locale, documents: readonly SearchDocument[]): RawBuilder<unknown> {
  const rows = documents.map((document) => {
    const texts = searchFields.map((field) => [...new Set(document[field].map(indexed))].join(" "));
    return sql`(${sql.join([document.projectId, ...texts])})`;
  });
  return sql`insert or replace into ${searchTable(locale)} (rowid, name, place, facts, words) values ${sql.join(rows)}`;
}

function intoVectors(locale: Locale, documents: readonly SearchDocument[]): RawBuilder<unknown> {
  const rows = documents.map(
    (document) => sql`(${document.projectId}::integer, ${vectorOf(document)}::tsvector)`,
  );
  return sql`insert into ${searchTable(locale)} (project_id, terms) values ${sql.join(rows)}
    on conflict (project_id) do update set terms = excluded.terms`;
}

/** Written out as `'sea':3C,4D`, past PostgreSQL's own parser of words: one place a field is enough to carry its weight. */
function vectorOf(document: SearchDocument): string {
  const lexemes = searchFields.flatMap((field, index) => {
    const place = `${index + 1}${"ABCD"[index]}`;
    return [...new Set(document[field].map(indexed))].map((term) => `'${term}':${place}`);
  });
  return lexemes.join(" ");
}
