import type { Kysely } from "kysely";
import { createApi } from "#api/create-api.ts";
import { openCatalog } from "#catalog/open-catalog.ts";
import type { Database } from "#database/schema.ts";
import { readEnvironment } from "#environment";
import { createLog } from "#server/log.ts";
import { serveApi } from "#server/serve-api.ts";
import { partlyWithdrawnPack, today } from "#tests/api/partly-withdrawn.ts";
import { inProcess, type SendFuzzRequest, type FuzzOptions } from "#tests/fuzz/fuzz.ts";
import { faultIn } from "#tests/fuzz/check-answer.ts";
import { malformedHeads, overHttp, sendRaw } from "#tests/fuzz/over-http.ts";
import { pathsOf, secretsOf, wordsOf } from "#tests/fuzz/words.ts";
import { noApi } from "#tests/support/no-api.ts";

export interface FuzzHarness extends Pick<FuzzOptions, "clients" | "words" | "paths" | "secrets"> {
  overHttp: SendFuzzRequest;
  /** Faults in the answers to malformed heads. */
  faultsOfHeads: () => Promise<string[]>;
  /** Faults that the API reported. */
  failures: unknown[];
  close: () => Promise<void>;
}

/** Takes a database loaded with `partlyWithdrawn`. */
export async function openHarness(database: Kysely<Database>): Promise<FuzzHarness> {
  const pack = await partlyWithdrawnPack();
  const secrets = secretsOf(pack);
  const failures: unknown[] = [];
  const open = (cachesResponses: boolean) =>
    createApi({
      catalog: openCatalog(database, { today: () => today }),
      reportFailure: ({ error }) => failures.push(error),
      cachesResponses,
    });
  const cachedApi = open(true);
  const server = await serveApi(
    readEnvironment({
      PORT: "0",
      TODAY: today,
      SHUTDOWN_SECONDS: "0",
      SEARCHES_PER_ADDRESS: "none",
    }),
    {
      api: cachedApi,
      readiness: async () => [],
      transport: noApi,
      sendMedia: null,
      watch: null,
      close: async () => undefined,
    },
    createLog("error", (line) => failures.push(line)),
  );
  const port = Number(new URL(server.url).port);
  return {
    clients: [
      inProcess(cachedApi),
      inProcess(open(false)),
      inProcess(cachedApi),
      inProcess(cachedApi),
    ],
    words: wordsOf(pack),
    paths: pathsOf(pack),
    secrets,
    overHttp: overHttp(port),
    async faultsOfHeads() {
      const faults: string[] = [];
      for (const head of malformedHeads) {
        const request = { method: "GET", target: "/api/v1/currencies", headers: {} };
        const answer = await sendRaw(port, head);
        const fault =
          answer.status < 400 ? `it answers ${answer.status}` : faultIn(request, answer, secrets);
        if (fault !== null) faults.push(`${JSON.stringify(head.slice(0, 120))}: ${fault}`);
      }
      return faults;
    },
    failures,
    close: () => server.close(),
  };
}
