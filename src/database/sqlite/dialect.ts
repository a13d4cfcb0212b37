import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import {
  type DatabaseConnection,
  type DatabaseIntrospector,
  type Dialect,
  type Driver,
  type Kysely,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type TransactionSettings,
} from "kysely";
import { SqliteConnection } from "#database/sqlite/connection.ts";

/** How long SQLite itself waits for a lock, which stops the event loop; the longer waiting is done in `patience.ts`. */
const busyTimeoutMs = 5;
const inMemory = ":memory:";

/**
 * Kysely over `node:sqlite`. Kysely's own driver expects `better-sqlite3`; over a bare `DatabaseSync` it answers no rows
 * and no error.
 */
export class NodeSqliteDialect implements Dialect {
  readonly #path: string;

  constructor(path: string) {
    this.#path = path;
  }

  createDriver(): Driver {
    return new NodeSqliteDriver(this.#path);
  }

  createAdapter(): SqliteAdapter {
    return new NodeSqliteAdapter();
  }

  createQueryCompiler(): SqliteQueryCompiler {
    return new SqliteQueryCompiler();
  }

  createIntrospector(database: Kysely<unknown>): DatabaseIntrospector {
    return new SqliteIntrospector(database);
  }
}

class NodeSqliteAdapter extends SqliteAdapter {
  /** SQLite does roll back changes of the schema: migrations run all or not at all, under one write lock. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class NodeSqliteDriver implements Driver {
  readonly #path: string;
  #connection: SqliteConnection | undefined;

  constructor(path: string) {
    this.#path = path;
  }

  async init(): Promise<void> {
    if (this.#path !== inMemory) mkdirSync(dirname(this.#path), { recursive: true });
    const connection = new SqliteConnection(
      new DatabaseSync(this.#path, { timeout: busyTimeoutMs }),
    );
    await connection.run("pragma journal_mode = wal");
    await connection.run("pragma synchronous = full");
    await connection.run("pragma foreign_keys = on");
    this.#connection = connection;
  }

  /** Kysely hands the one connection to one caller at a time. */
  async acquireConnection(): Promise<DatabaseConnection> {
    return this.#opened();
  }

  async releaseConnection(): Promise<void> {}

  /** A writer takes its lock at the start: one that asks for it later can find its view out of date and fail. */
  async beginTransaction(
    _connection: DatabaseConnection,
    settings: TransactionSettings,
  ): Promise<void> {
    await this.#opened().run(settings.accessMode === "read only" ? "begin" : "begin immediate");
  }

  async commitTransaction(): Promise<void> {
    await this.#opened().run("commit");
  }

  /** What has been taken back already is left at that: an error of this one would hide what went wrong. */
  async rollbackTransaction(): Promise<void> {
    if (this.#opened().isInTransaction) await this.#opened().run("rollback");
  }

  async savepoint(_connection: DatabaseConnection, name: string): Promise<void> {
    await this.#opened().run(`savepoint "${name}"`);
  }

  async rollbackToSavepoint(_connection: DatabaseConnection, name: string): Promise<void> {
    await this.#opened().run(`rollback to "${name}"`);
  }

  async releaseSavepoint(_connection: DatabaseConnection, name: string): Promise<void> {
    await this.#opened().run(`release "${name}"`);
  }

  async destroy(): Promise<void> {
    this.#connection?.close();
    this.#connection = undefined;
  }

  #opened(): SqliteConnection {
    if (!this.#connection) throw new Error("The database is closed.");
    return this.#connection;
  }
}
