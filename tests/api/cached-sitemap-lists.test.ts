import { expect, test } from "vitest";
import { createApi } from "#api/create-api.ts";
import { openCatalog } from "#catalog/open-catalog.ts";
import { describeOnEngines } from "#tests/support/databases.ts";
import { sharedDemoDatabase } from "#tests/support/demo-database.ts";

describeOnEngines("cached sitemap lists", (_openTestDatabase, engine) => {
  /** An API whose catalog counts its reads and whose date can change. */
  async function apiCountingReads() {
    const calendar = { day: "2026-11-21" };
    const catalog = openCatalog(await sharedDemoDatabase(engine), { today: () => calendar.day });
    const readings = { sitemap: 0, currencies: 0 };
    const api = createApi({
      catalog: {
        ...catalog,
        listSitemap: (...args) => {
          readings.sitemap += 1;
          return catalog.listSitemap(...args);
        },
        listCurrencies: (...args) => {
          readings.currencies += 1;
          return catalog.listCurrencies(...args);
        },
      },
      reportFailure: ({ error }) => expect.unreachable(String(error)),
    });
    const ask = (path: string, headers = {}) =>
      api.fetch(new Request(`http://api.example/api/v1${path}`, { headers }));
    return { ask, readings, calendar };
  }

  test("are read once per content version", async () => {
    const { ask, readings, calendar } = await apiCountingReads();
    const first = await (await ask("/sitemap/projects")).text();
    expect(await (await ask("/sitemap/projects?page=1")).text()).toBe(first);
    expect(readings.sitemap).toBe(1);
    calendar.day = "2026-11-22";
    await ask("/sitemap/projects");
    expect(readings.sitemap).toBe(2);
  });

  test("evict each other when there are too many, and never visitors' answers", async () => {
    const { ask, readings } = await apiCountingReads();
    await ask("/currencies");
    for (let limit = 701; limit <= 1_000; limit++) await ask(`/sitemap/projects?limit=${limit}`);
    await ask("/currencies");
    expect(readings).toEqual({ sitemap: 300, currencies: 1 });
    await ask("/sitemap/projects?limit=1000");
    await ask("/sitemap/projects?limit=701");
    expect(readings.sitemap).toBe(301);
  });

  test("count their compressed copies towards the cache size", async () => {
    const limits = Array.from({ length: 165 }, (_, at) => 701 + at);
    for (const [headers, fitsAll] of [
      [{ "Accept-Encoding": "identity" }, true],
      [{ "Accept-Encoding": "br" }, false],
    ] as const) {
      const { ask, readings } = await apiCountingReads();
      for (const limit of limits) await ask(`/sitemap/projects?limit=${limit}`, headers);
      await ask("/sitemap/projects?limit=701", headers);
      expect(readings.sitemap === limits.length).toBe(fitsAll);
    }
  });
});
