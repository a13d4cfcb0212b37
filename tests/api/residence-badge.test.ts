import { expect, test } from "vitest";
import { Listing } from "#contract/listing.ts";
import { createTestApi } from "#tests/api/create-test-api.ts";
import { describeOnEngines } from "#tests/support/databases.ts";
import { demoContent } from "#tests/support/demo-content.ts";
import { sharedDemoDatabase } from "#tests/support/demo-database.ts";

describeOnEngines("a residence badge", (_openTestDatabase, engine) => {
  test("shows the price of the cheapest unit that reaches the threshold", async () => {
    const { pack } = await demoContent();
    const { ask } = createTestApi(await sharedDemoDatabase(engine));
    const answer = await ask("/projects/types/properties/turkey?limit=48");
    const projects = Listing.parse(await answer.json()).content;
    const badges = projects.flatMap(({ slug, startFromUsd, badge }) =>
      badge?.kind === "citizenship" ? [{ slug, startFromUsd, badge }] : [],
    );
    for (const { slug, badge } of badges) {
      const prices = pack.projects
        .find((project) => project.slug === slug)
        ?.units.filter(({ available }) => available > 0)
        .map(({ priceUsd }) => priceUsd.from)
        .filter((price) => price >= 400_000);
      expect(badge).toMatchObject({
        priceUsd: Math.min(...(prices ?? [])),
        marginUsd: badge.priceUsd - 400_000,
      });
    }
    expect(badges.some(({ badge, startFromUsd }) => badge.priceUsd > startFromUsd)).toBe(true);
  });
});
