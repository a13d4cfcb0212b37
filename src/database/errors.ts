/** The database cannot be reached, opened or written to; `cause` is the engine's error. */
export class DatabaseUnavailable extends Error {
  override readonly name = "DatabaseUnavailable";

  constructor(cause: unknown) {
    super(`Cannot use the database of DATABASE_URL: ${reasonIn(cause)}.`, { cause });
  }
}

export class DatabaseNewerThanCode extends Error {
  override readonly name = "DatabaseNewerThanCode";
  readonly migrations: readonly string[];

  constructor(migrations: readonly string[]) {
    super(
      `The database of DATABASE_URL was migrated by a newer version: ${migrations.join(", ")} unknown to this one.`,
    );
    this.migrations = migrations;
  }
}

/** For a host name with two addresses, Node reports refusal as an AggregateError without a message. */
function reasonIn(cause: unknown): string {
  if (cause instanceof AggregateError) return cause.errors.map(reasonIn).join(", ");
  return cause instanceof Error ? cause.message : String(cause);
}
