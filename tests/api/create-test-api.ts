import type { Kysely } from "kysely";
import { createApi, type ApiFailure } from "#api/create-api.ts";
import { openCatalog } from "#catalog/open-catalog.ts";
import type { Database } from "#database/schema.ts";
import { today } from "#tests/api/partly-withdrawn.ts";

export function createTestApi(database: Kysely<Database>, { day = today } = {}) {
  const failures: ApiFailure[] = [];
  const api = createApi({
    catalog: openCatalog(database, { today: () => day }),
    reportFailure: (failure) => failures.push(failure),
  });
  const ask = async (path: string, init: RequestInit = {}) =>
    api.fetch(new Request(`http://api.example/api/v1${path}`, init));
  return { ask, api, failures };
}
