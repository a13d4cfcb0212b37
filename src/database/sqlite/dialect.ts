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

/** SQLite's own waiting blocks the event loop, so it is short; `busy-retry.ts` retries. */
const busyTimeoutMs = 5;
const inMemory = ":memory:";

/** Kysely's own SQLite driver expects `better-sqlite3` and silently returns no rows from `DatabaseSync`. */
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
  /** SQLite supports transactional DDL, so migrations run all or none under one write lock. */
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

  /** Kysely serialises access to the single connection. */
  async acquireConnection(): Promise<DatabaseConnection> {
    return this.#opened();
  }

  async releaseConnection(): Promise<void> {}

  /** A writer locks at the start; upgrading a read transaction later can fail with a stale snapshot. */
  async beginTransaction(
    _connection: DatabaseConnection,
    settings: TransactionSettings,
  ): Promise<void> {
    await this.#opened().run(settings.accessMode === "read only" ? "begin" : "begin immediate");
  }

  async commitTransaction(): Promise<void> {
    await this.#opened().run("commit");
  }

  /** A rollback that SQLite already did would fail and hide the original error. */
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
