import { linkTo } from "#domain/links.ts";
import { expect, test, uncachedCookies } from "#tests/e2e/support/failing-api-fixture.ts";
import { horizontalOverflow } from "#tests/e2e/support/horizontal-overflow.ts";
import { modifyAnswer } from "#tests/e2e/support/modified-answers.ts";
import { textsOf } from "#tests/e2e/support/message-texts.ts";

const slug = "ege-terra";

test.afterEach(({ api }) => api.fail(null));

for (const [index, language] of (["en", "ar"] as const).entries()) {
  test(
    `a developer with a long name and little data fits a narrow window: ${language}`,
    {
      tag: "@full",
    },
    async ({ page, api, site, siteUrl }) => {
      const bare = modifyAnswer(siteUrl, "developer", (developer) => ({
        ...developer,
        name: "Donaudampfschifffahrtsgesellschaft & Wohnungsbaugenossenschaft Holding Co.",
        country: null,
        image: null,
        awards: [],
        listed: [],
        projects: 0,
      }));
      api.fail(bare, (path) => path.startsWith("/developer-companies/"));
      await page.setViewportSize({ width: 360, height: 740 });
      await page.setExtraHTTPHeaders({ Cookie: uncachedCookies[index] ?? "" });
      await page.goto(site.url + linkTo(language, "developer-company", { slug }));
      await expect(
        page.getByRole("main").getByText(textsOf(language)("developer.none")),
      ).toBeVisible();
      expect(await horizontalOverflow(page)).toBe(0);
    },
  );
}

test("a logo takes the colour of the text", async ({ page }) => {
  await page.goto(linkTo("en", "developer-company", { slug }));
  const [ink, drawn, mask] = await page.getByRole("main").evaluate((main) => {
    const logo = main.querySelector(".developer-logo");
    if (logo === null) return [];
    const style = getComputedStyle(logo);
    const heading = main.querySelector("h1");
    return [heading && getComputedStyle(heading).color, style.backgroundColor, style.maskImage];
  });
  expect(drawn).toBe(ink);
  const address = /url\("(.+)"\)/.exec(mask ?? "")?.[1] ?? "";
  expect((await page.request.get(address)).headers()["content-type"]).toBe("image/svg+xml");
});
