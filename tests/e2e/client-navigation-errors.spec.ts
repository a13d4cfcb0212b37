import { linkTo } from "#domain/links.ts";
import { expect, test } from "#tests/e2e/support/failing-api-fixture.ts";
import { answerWithProblem } from "#tests/e2e/support/modified-answers.ts";
import { openHydrated, openUncheckedPage } from "#tests/e2e/support/hydration.ts";
import { textsOf } from "#tests/e2e/support/message-texts.ts";
import { immediateFaults } from "#tests/support/failing-api.ts";
import { testedLanguages } from "#tests/support/test-scope.ts";

for (const language of testedLanguages) {
  test(`a missing or failing page shows its error without a new document: ${language}`, async ({
    context,
    api,
    site,
  }) => {
    const texts = textsOf(language);
    const { page, documents } = await openUncheckedPage(context);
    const heading = page.getByRole("heading", { level: 1 });
    const main = page.getByRole("main");
    const blog = linkTo(language, "blog");
    api.fail(null);
    await openHydrated(page, site.url + blog);
    const articles = main.locator(`a[href^="${blog}/"]`);
    const isPost = (path: string) => /^\/blog\/(?!all-posts|categories|featured|latest)/.test(path);

    api.fail(answerWithProblem("not_found"), isPost);
    await articles.first().click();
    await expect(heading).toHaveText(texts("failure.not_found.title"));
    await expect(heading).toBeFocused();
    await expect(page).toHaveTitle(texts("failure.not_found.page_title"));
    await expect(main.getByRole("search")).toBeVisible();
    await expect(main.getByRole("link", { name: texts("failure.home") })).toHaveAttribute(
      "href",
      linkTo(language, "home"),
    );

    await page.goBack();
    await expect(articles.first()).toBeVisible();
    api.fail(immediateFaults["answers 500"] ?? null, isPost);
    await articles.last().click();
    await expect(heading).toHaveText(texts("failure.server_error.title"));
    await expect(page).toHaveTitle(texts("failure.server_error.title"));
    expect(documents).toEqual([blog]);
    api.fail(null);
    await main.getByRole("link", { name: texts("failure.retry") }).click();
    await expect(main.getByRole("article").first()).toBeVisible();
  });
}
