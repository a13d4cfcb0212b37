import { CurrencyList } from "#contract/settings.ts";
import { errorFacts, type Log } from "#server/log.ts";
import type { ApiTransport } from "#site/request-context.ts";

const againMs = 60_000;
const retryMs = 5_000;
const patienceMs = 5_000;

export interface KnownCurrencies {
  /** ISO 4217 codes that a visitor can choose. */
  codes: ReadonlySet<string>;
  refresh(): Promise<void>;
  stop(): void;
}

/** Keeps up with the currencies of an API; while it does not answer, what was known stays known. */
export function followCurrencies(transport: ApiTransport, log: Log): KnownCurrencies {
  const codes = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  async function refresh(): Promise<void> {
    clearTimeout(timer);
    let wait = againMs;
    try {
      const found = await readCodes(transport);
      codes.clear();
      for (const code of found) codes.add(code);
    } catch (error) {
      log.warn("the currencies could not be read", errorFacts(error));
      wait = retryMs;
    }
    clearTimeout(timer); // another refresh may have come to its end meanwhile
    if (!stopped) timer = setTimeout(() => void refresh(), wait).unref();
  }

  return {
    codes,
    refresh,
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}

async function readCodes({ baseUrl, fetch }: ApiTransport): Promise<string[]> {
  const response = await fetch(
    new Request(`${baseUrl}/currencies`, {
      headers: { Accept: "application/json" },
      signal: AbortSignal.timeout(patienceMs),
    }),
  );
  return CurrencyList.parse(await response.json()).content.map(({ code }) => code);
}
