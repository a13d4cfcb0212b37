import { expect, test } from "vitest";
import { linkTo } from "#domain/links.ts";
import { demoSite } from "#tests/http/support/site.ts";
import { testedLanguages } from "#tests/support/test-scope.ts";

for (const language of testedLanguages) {
  test(`the site can be installed: ${language}`, async () => {
    const { url } = await demoSite();
    const answer = await fetch(url + linkTo(language, "manifest"));
    expect(answer.headers.get("content-type")).toBe("application/manifest+json");
    expect(await answer.json()).toMatchObject({
      name: "Sahil",
      start_url: linkTo(language, "home"),
      scope: "/",
      display: "standalone",
      theme_color: "#193A4E",
    });
  });
}
