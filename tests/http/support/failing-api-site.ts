import { onTestFinished } from "vitest";
import { remoteContent } from "#server/content-source.ts";
import { demoSite, readPage, startSite } from "#tests/http/support/site.ts";
import { startFailingApi } from "#tests/support/failing-api.ts";

/** The same, closed after the test. */
export async function siteWithFailingApi() {
  const site = await startSiteWithFailingApi();
  onTestFinished(() => site.close());
  return site;
}

/** A site that reads the demo site's API through a proxy that can be made to fail. */
export async function startSiteWithFailingApi() {
  const workingSite = await demoSite();
  const api = await startFailingApi(workingSite.url);
  const site = await startSite({ content: remoteContent(api.baseUrl) });
  return {
    api,
    /** URL of the process that has the content. */
    workingUrl: workingSite.url,
    url: site.url,
    async visit(path: string, init: RequestInit = {}) {
      return readPage(await fetch(site.url + path, { redirect: "manual", ...init }));
    },
    async close() {
      await site.close();
      await api.stop();
    },
  };
}
