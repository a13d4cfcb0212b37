import type { DatabaseSync, SQLInputValue, StatementSync } from "node:sqlite";
import type { CompiledQuery, DatabaseConnection, QueryResult } from "kysely";
import { createBusyRetry } from "#database/sqlite/busy-retry.ts";

/** LRU limit of prepared statements. */
const maxPreparedStatements = 500;

interface PreparedStatement {
  statement: StatementSync;
  /** Whether it returns rows: a select, or a write with `returning`. */
  returnsRows: boolean;
}

export class SqliteConnection implements DatabaseConnection {
  readonly #handle: DatabaseSync;
  readonly #retryWhileBusy = createBusyRetry();
  readonly #prepared = new Map<string, PreparedStatement>();

  constructor(handle: DatabaseSync) {
    this.#handle = handle;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const parameters = query.parameters as SQLInputValue[]; // node:sqlite rejects what it cannot bind
    return this.#retryWhileBusy(() => {
      const { statement, returnsRows } = this.#prepare(query.sql);
      if (returnsRows) return { rows: statement.all(...parameters) as Row[] }; // the query's type declares its columns
      const { changes, lastInsertRowid } = statement.run(...parameters);
      return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
    });
  }

  async *streamQuery<Row>(query: CompiledQuery): AsyncIterableIterator<QueryResult<Row>> {
    const statement = this.#handle.prepare(query.sql); // not shared: another reader may run the same statement
    for (const row of statement.iterate(...(query.parameters as SQLInputValue[])))
      yield { rows: [row as Row] }; // as above
  }

  /** SQLite itself rolls back a transaction when the disk is full. */
  get isInTransaction(): boolean {
    return this.#handle.isTransaction;
  }

  run(sql: string): Promise<void> {
    return this.#retryWhileBusy(() => this.#handle.exec(sql));
  }

  close(): void {
    this.#prepared.clear();
    this.#handle.close();
  }

  #prepare(sql: string): PreparedStatement {
    const prepared = this.#prepared.get(sql) ?? this.#compile(sql);
    this.#prepared.delete(sql);
    this.#prepared.set(sql, prepared);
    const [leastRecentlyUsed] = this.#prepared.keys();
    if (this.#prepared.size > maxPreparedStatements && leastRecentlyUsed !== undefined)
      this.#prepared.delete(leastRecentlyUsed);
    return prepared;
  }

  #compile(sql: string): PreparedStatement {
    const statement = this.#handle.prepare(sql);
    return { statement, returnsRows: statement.columns().length > 0 };
  }
}
