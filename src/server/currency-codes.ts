import { defaultLocale } from "#domain/locale.ts";
import { errorFacts, type Log } from "#server/log.ts";
import { createApiClient } from "#site/data/api-client.ts";
import type { ApiTransport } from "#site/data/request-context.ts";

const refreshMs = 60_000;
const retryMs = 5_000;

export interface CurrencyCodes {
  /** ISO 4217 codes that a visitor can choose. */
  codes: ReadonlySet<string>;
  refresh(): Promise<void>;
  stop(): void;
}

/** Polls the API's currencies; while it is unavailable, the last codes stay. */
export function pollCurrencyCodes(transport: ApiTransport, log: Log): CurrencyCodes {
  const codes = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  async function refresh(): Promise<void> {
    clearTimeout(timer);
    let delayMs = refreshMs;
    try {
      const current = await readCodes(transport, log);
      codes.clear();
      for (const code of current) codes.add(code);
    } catch {
      delayMs = retryMs; // already logged
    }
    clearTimeout(timer); // a concurrent refresh may have set it
    if (!stopped) timer = setTimeout(() => void refresh(), delayMs).unref();
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

async function readCodes(transport: ApiTransport, log: Log): Promise<string[]> {
  const api = createApiClient(transport, defaultLocale, {
    requestId: "currencies",
    report: ({ cause }) => log.warn("currencies could not be fetched", errorFacts(cause)),
  });
  const { content } = await api.getRequired("currencies");
  return content.map(({ code }) => code);
}
