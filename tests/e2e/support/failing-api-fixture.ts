import { expect, test as base } from "#tests/e2e/support/journey.ts";
import { startSite, type RunningSite } from "#tests/e2e/support/start-built-site.ts";
import { startFailingApi } from "#tests/support/failing-api.ts";

interface FailingApiFixtures {
  api: Awaited<ReturnType<typeof startFailingApi>>;
  site: RunningSite;
}

export const test = base.extend<object, FailingApiFixtures>({
  api: [
    async ({}, provide, { project }) => {
      const api = await startFailingApi(project.use.baseURL ?? "");
      await provide(api);
      await api.stop();
    },
    { scope: "worker" },
  ],
  site: [
    async ({ api }, provide) => {
      const site = await startSite({ API_BASE_URL: api.baseUrl });
      await provide(site);
      await site.stop();
    },
    { scope: "worker" },
  ],
});

export { uncachedCookies } from "#tests/support/uncached-cookies.ts";
export { expect };
