import { type Environment, type LogLevel, logLevels } from "#environment";

export type Facts = Readonly<Record<string, unknown>>;

export interface Log {
  error(message: string, facts?: Facts): void;
  warn(message: string, facts?: Facts): void;
  info(message: string, facts?: Facts): void;
  /** Writes what has been held back: to be called before the process ends. */
  flush(): void;
}

const flushMs = 100;
const flushLength = 64 * 1024;

/** The log of this process: to its standard output, to the last line. */
export function openLog({ logLevel }: Environment): Log {
  const log = createLog(logLevel, (lines) => process.stdout.write(lines));
  process.once("exit", () => log.flush());
  return log;
}

/** Writes one JSON line an event. Lines are written together, since each write to a pipe stops the process. */
export function createLog(level: LogLevel, write: (lines: string) => void): Log {
  const loudness = logLevels.indexOf(level);
  const held: string[] = []; // joined when it is written: one string that grows costs a busy process more
  let heldLength = 0;
  let timer: NodeJS.Timeout | undefined;
  let moment = Number.NaN;
  let time = "";

  /** Written once for all lines of a millisecond: a busy process has forty of them. */
  function presentTime(): string {
    const now = Date.now();
    if (now !== moment) time = new Date(now).toISOString();
    moment = now;
    return time;
  }

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    if (heldLength === 0) return;
    const lines = held.join("");
    held.length = 0;
    heldLength = 0;
    write(lines);
  }

  function put(at: LogLevel, message: string, facts: Facts = {}): void {
    if (logLevels.indexOf(at) > loudness) return;
    const line = `${JSON.stringify({ time: presentTime(), level: at, message, ...facts })}\n`;
    held.push(line);
    heldLength += line.length;
    if (heldLength > flushLength || at === "error") return flush();
    timer ??= setTimeout(flush, flushMs).unref();
  }

  return {
    error: (message, facts) => put("error", message, facts),
    warn: (message, facts) => put("warn", message, facts),
    info: (message, facts) => put("info", message, facts),
    flush,
  };
}

/** An error as a log line can carry it: with its stack and everything that caused it. */
export function errorFacts(error: unknown): Facts {
  if (!(error instanceof Error)) return { error: String(error) };
  const { cause } = error;
  return {
    error: error.message,
    stack: error.stack,
    ...(cause !== undefined && { cause: errorFacts(cause) }),
  };
}
