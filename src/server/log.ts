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
/** More would outlive a collection of garbage, which copies what does. */
const maxBuffered = 32;

interface Entry {
  time: string;
  level: LogLevel;
  message: string;
  facts: Facts;
}

/** The log of this process: to its standard output, to the last line. */
export function openLog({ logLevel }: Environment): Log {
  const log = createLog(logLevel, (lines) => process.stdout.write(lines));
  process.once("exit", () => log.flush());
  return log;
}

/**
 * Writes one JSON line an event. Lines are made and written together: each write to a pipe stops the process, and code that makes
 * many in a row costs a third of what it takes between two requests. Facts must stay as they are until then.
 */
export function createLog(level: LogLevel, write: (lines: string) => void): Log {
  const threshold = logLevels.indexOf(level);
  const buffer: Entry[] = [];
  let timer: NodeJS.Timeout | undefined;
  let lastMs = Number.NaN;
  let lastTime = "";

  /** Written once for all lines of a millisecond: a busy process has forty of them. */
  function presentTime(): string {
    const now = Date.now();
    if (now !== lastMs) lastTime = new Date(now).toISOString();
    lastMs = now;
    return lastTime;
  }

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    if (buffer.length === 0) return;
    const lines = buffer.splice(0).map(lineOf);
    write(lines.join(""));
  }

  function put(at: LogLevel, message: string, facts: Facts = {}): void {
    if (logLevels.indexOf(at) > threshold) return;
    buffer.push({ time: presentTime(), level: at, message, facts });
    if (buffer.length >= maxBuffered || at === "error") return flush();
    timer ??= setTimeout(flush, flushMs).unref();
  }

  return {
    error: (message, facts) => put("error", message, facts),
    warn: (message, facts) => put("warn", message, facts),
    info: (message, facts) => put("info", message, facts),
    flush,
  };
}

/** Taking the facts into one object with the rest first would cost a quarter more. */
function lineOf({ time, level, message, facts }: Entry): string {
  const rest = JSON.stringify(facts).slice(1);
  return `{"time":"${time}","level":"${level}","message":${JSON.stringify(message)}${rest === "}" ? "" : ","}${rest}\n`;
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
