import { within } from "@testing-library/dom";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { linkTo, sharedListLink } from "#domain/links.ts";
import { modifyAnswer, answerWithProblem } from "#tests/e2e/support/modified-answers.ts";
import { textsOf } from "#tests/http/support/compiled-texts.ts";
import { listingOf } from "#tests/http/support/api-answers.ts";
import { startSiteWithFailingApi } from "#tests/http/support/failing-api-site.ts";
import { demoSite, hrefsOf, textOf, visit } from "#tests/http/support/site.ts";
import { testedLanguages } from "#tests/support/test-scope.ts";

const isReferences = (path: string) => path.startsWith("/projects/references");

let failingSite: Awaited<ReturnType<typeof startSiteWithFailingApi>>;
beforeAll(async () => {
  failingSite = await startSiteWithFailingApi();
});
afterEach(() => failingSite.api.fail(null));
afterAll(() => failingSite.close());

for (const language of testedLanguages) {
  const texts = textsOf(language);

  test(`is complete without script, with a link to remove each project: ${language}`, async () => {
    const { url } = await demoSite();
    const { content } = await listingOf(language, "sort=price");
    const shown = content.slice(0, 3).toReversed();
    const homes = shown.map(({ ref }) => ref);
    const page = await visit(linkTo(language, "shortlist", { homes }));
    const main = page.getByRole("main");
    const names = [...main.querySelectorAll(".shortlist-row h2")].map(textOf);
    expect(names).toEqual(shown.map(({ name }) => name));
    const rows = [...main.querySelectorAll(".shortlist-row")];
    for (const { ref, slug, place } of shown) {
      const [country, city] = [place.country.slug, place.city.slug];
      const row = rows.filter((each) => textOf(each).includes(ref));
      expect(row).toHaveLength(1);
      const links = row.flatMap((each) => hrefsOf(each.querySelectorAll("a")));
      const projectPath = linkTo(language, "project", { country, city, slug });
      const rest = homes.filter((other) => other !== ref);
      expect(links.filter((link) => link === projectPath)).toHaveLength(1);
      const without = linkTo(language, "shortlist", { homes: rest });
      expect(links.filter((link) => link === without)).toHaveLength(1);
    }
    const links = hrefsOf(main.querySelectorAll(".share a"));
    expect(links.length).toBeGreaterThan(0);
    for (const link of links)
      expect(decodeURIComponent(link ?? "")).toContain(url + sharedListLink("shortlist", homes));
    const empty = await visit(linkTo(language, "shortlist"));
    expect(empty.html).toContain(texts("shortlist.no_script.text"));
  });

  test(`marks sold projects and names withdrawn ones: ${language}`, async () => {
    const { content } = await listingOf(language, "");
    const [sold, withdrawn] = content;
    if (!sold || !withdrawn) throw new Error("The demo lists two homes");
    failingSite.api.fail(
      modifyAnswer(failingSite.workingUrl, "referencedProjects", (answer) => ({
        content: answer.content
          .filter(({ ref }) => ref === sold.ref)
          .map((project) => ({ ...project, status: "sold" as const, badge: null })),
        withdrawn: [withdrawn.ref],
      })),
      isReferences,
    );
    const homes = ["XXX-9", withdrawn.ref, sold.ref];
    const page = await failingSite.visit(linkTo(language, "shortlist", { homes }));
    const main = page.getByRole("main");
    const rows = [...main.querySelectorAll<HTMLElement>(".shortlist-row")];
    expect(rows).toHaveLength(3);
    expect(rows[0]).toHaveTextContent(withdrawn.ref);
    expect(rows[0]).toHaveTextContent(texts("shortlist.withdrawn"));
    expect(rows[1]).toHaveTextContent(sold.name);
    expect(rows[1]).toHaveTextContent(texts("shortlist.sold"));
    expect(rows[1]).toHaveTextContent(texts("project.card.last_price"));
    expect(rows[2]).toHaveTextContent("XXX-9");
    const unknown = main.querySelectorAll<HTMLElement>(".shortlist-unknown");
    expect(unknown).toHaveLength(1);
    expect(unknown[0]).toHaveTextContent(texts("shortlist.unknown", { count: 1 }));
    expect(within(main).getByText(texts("shortlist.count", { count: 2 }))).toBeInTheDocument();
    const heading = within(main).getByRole("heading", { level: 1 });
    expect(textOf(heading)).toBe(texts("saved_projects.shortlist"));
    expect(within(main).getByText(texts("shortlist.ask", { count: 2 }))).toHaveAttribute(
      "href",
      linkTo(language, "enquiry", {}),
    );
  });
}

test("is an error page that reloads by itself while its projects cannot be loaded", async () => {
  const path = linkTo("en", "shortlist", { homes: ["IST-1042"] });
  failingSite.api.fail(answerWithProblem("internal"), isReferences);
  const failed = await failingSite.visit(path);
  expect(failed.status).toBe(503);
  expect(failed.headers.get("retry-after")).toBe("5");
  failingSite.api.fail(null);
  expect((await failingSite.visit(path)).status).toBe(200);
});
