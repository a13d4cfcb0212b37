import { type Environment, type LogLevel, logLevels } from "#environment";

export type Facts = Readonly<Record<string, unknown>>;

export interface Log {
  error(message: string, facts?: Facts): void;
  warn(message: string, facts?: Facts): void;
  info(message: string, facts?: Facts): void;
  /** Writes buffered lines; call before the process ends. */
  flush(): void;
}

const flushMs = 100;
const maxBuffered = 32;

interface Entry {
  time: string;
  level: LogLevel;
  message: string;
  facts: Facts;
}

/** Logs to standard output and flushes at exit. */
export function openLog({ logLevel }: Environment): Log {
  const log = createLog(logLevel, (lines) => process.stdout.write(lines));
  process.once("exit", () => log.flush());
  return log;
}

/** Writes one JSON line an event, in batches: each write to a pipe blocks the process. Facts must not change until then. */
export function createLog(level: LogLevel, write: (lines: string) => void): Log {
  const threshold = logLevels.indexOf(level);
  const buffer: Entry[] = [];
  let timer: NodeJS.Timeout | undefined;
  let lastMs = Number.NaN;
  let lastTime = "";

  /** Formatted once a millisecond. */
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

/** Joins two JSON texts, which is faster than one object. */
function lineOf({ time, level, message, facts }: Entry): string {
  const rest = JSON.stringify(facts).slice(1);
  return `{"time":"${time}","level":"${level}","message":${JSON.stringify(message)}${rest === "}" ? "" : ","}${rest}\n`;
}

/** An error as JSON, with its stack and causes. */
export function errorFacts(error: unknown): Facts {
  if (!(error instanceof Error)) return { error: String(error) };
  const { cause } = error;
  return {
    error: error.message,
    stack: error.stack,
    ...(cause !== undefined && { cause: errorFacts(cause) }),
  };
}
