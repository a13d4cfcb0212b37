/** Journeys through a site whose API is in another process and can be made to fail. */
import { expect, test as base } from "#tests/e2e/support/journey.ts";
import { startSite, type Running } from "#tests/e2e/support/processes.ts";
import { startFailingApi } from "#tests/support/failing-api.ts";

interface Away {
  api: Awaited<ReturnType<typeof startFailingApi>>;
  site: Running;
}

export const test = base.extend<object, Away>({
  api: [
    async ({}, hand, { project }) => {
      const api = await startFailingApi(project.use.baseURL ?? "");
      await hand(api);
      await api.stop();
    },
    { scope: "worker" },
  ],
  site: [
    async ({ api }, hand) => {
      const site = await startSite({ API_BASE_URL: api.baseUrl });
      await hand(site);
      await site.stop();
    },
    { scope: "worker" },
  ],
});

/** Cookies of visitors for whom nothing of a page is kept yet, so that no test waits until what another was sent is out of date. */
export const visitors = ["EUR", "GBP", "AED", "TRY", "RUB", "CNY", "SAR", "KWD"].flatMap(
  (currency) => [`currency=${currency}`, `currency=${currency}; area_unit=sqft`],
);

export { expect };
