/** The database cannot be reached, opened or written to; `cause` is the engine's error. */
export class DatabaseUnavailable extends Error {
  override readonly name = "DatabaseUnavailable";

  constructor(cause: unknown) {
    super(`The database that DATABASE_URL names cannot be used: ${reasonIn(cause)}.`, { cause });
  }
}

export class DatabaseNewerThanCode extends Error {
  override readonly name = "DatabaseNewerThanCode";
  readonly migrations: readonly string[];

  constructor(migrations: readonly string[]) {
    super(
      `The database that DATABASE_URL names is newer than this program: it has been through ${migrations.join(", ")}, which this version does not know.`,
    );
    this.migrations = migrations;
  }
}

/** For a host name with two addresses, Node reports refusal as an AggregateError without a message. */
function reasonIn(cause: unknown): string {
  if (cause instanceof AggregateError) return cause.errors.map(reasonIn).join(", ");
  return cause instanceof Error ? cause.message : String(cause);
}
