import { expect, test as base } from "#tests/e2e/support/journey.ts";
import { startSite, type RunningSite } from "#tests/e2e/support/site-process.ts";
import { startFailingApi } from "#tests/support/failing-api.ts";

interface FailingApiFixtures {
  api: Awaited<ReturnType<typeof startFailingApi>>;
  site: RunningSite;
}

export const test = base.extend<object, FailingApiFixtures>({
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

export { uncachedCookies } from "#tests/support/uncached-cookies.ts";
export { expect };
