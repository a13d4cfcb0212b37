import type { Page } from "#contract/page.ts";
import type { ApiClient } from "#site/api-client.ts";
import type { Waiting } from "#site/features/coming-soon/coming-soon.tsx";
import { sectionsOf } from "#site/page-sections.server.ts";
import { privacyVersion } from "#site/privacy-version.ts";

/** What every screen that is still to come shows, from the content's page about them. */
export async function comingSoon(api: ApiClient, page: Page | null) {
  return { waiting: page && waitingOf(page), privacyVersion: await privacyVersion(api) };
}

function waitingOf(page: Page): Waiting {
  const { notify } = sectionsOf(page, ["notify"]);
  return {
    text: page.hero.text,
    notice: notify === undefined ? null : { heading: notify.heading, bodyHtml: notify.bodyHtml },
  };
}
