import { beforeAll, expect, test } from "vitest";
import { locales } from "#domain/locale.ts";
import {
  apiWithChangedContent,
  demoApi,
  slugsOf,
  withUnpublished,
} from "#tests/api/api-with-content.ts";
import { describeOnEngines } from "#tests/support/databases.ts";
import { problemsWith, replace } from "#tests/support/patched-pack.ts";

type Api = Awaited<ReturnType<typeof apiWithChangedContent>>;

describeOnEngines("the developer companies", (openTestDatabase, engine) => {
  let demo: Api;
  let changed: Api;
  beforeAll(async () => {
    demo = await demoApi(engine);
    changed = await apiWithChangedContent(openTestDatabase, (pack) => ({
      countries: withUnpublished(pack.countries, "cyprus"),
      developers: withUnpublished(pack.developers, "ege-terra"),
      projects: withUnpublished(pack.projects, "marina-arc"),
    }));
  });

  test("are sorted by name in every language, twelve to a page", async () => {
    for (const locale of locales) {
      const { content, page } = await demo.read("developers", "/developer-companies", { locale });
      const names = content.map(({ name }) => name);
      expect(names).toEqual(names.toSorted(new Intl.Collator(locale).compare));
      expect(page).toEqual({ number: 1, size: 12, total: 12, pages: 1 });
      const list = await demo.read("developerNames", "/developer-companies/developers/list", {
        locale,
      });
      expect(list.content.map(({ name }) => name)).toEqual(names);
    }
    const second = await demo.read("developers", "/developer-companies?limit=5&page=2");
    const all = await demo.read("developers", "/developer-companies");
    expect(slugsOf(second.content)).toEqual(slugsOf(all.content).slice(5, 10));
    const past = await demo.read("developers", "/developer-companies?page=2");
    expect(past).toEqual({ content: [], page: { number: 2, size: 12, total: 12, pages: 1 } });
  });

  test("count their visible projects", async () => {
    const { content } = await demo.read("developerNames", "/developer-companies/developers/list");
    expect(content).toHaveLength(demo.pack.developers.length);
    for (const { slug, projects } of content) {
      expect([slug, projects]).toEqual([
        slug,
        demo.pack.projects.filter(({ developer }) => developer === slug).length,
      ]);
    }
  });

  test("are found by slug and by id, with projects newest first and sold ones last", async () => {
    for (const { slug } of demo.pack.developers) {
      const bySlug = await demo.read("developer", `/developer-companies/${slug}`);
      const byNumber = await demo.read("developer", `/developer-companies/${bySlug.id}`);
      expect(byNumber).toEqual(bySlug);
      expect(bySlug.projects).toBe(bySlug.listed.length);
      const order = bySlug.listed.map(
        ({ status, publishedAt }) => `${status === "sold" ? "sold" : "unsold"} ${publishedAt}`,
      );
      expect(order).toEqual(order.toSorted((one, other) => other.localeCompare(one)));
    }
  });

  test("are 404 for an invalid id", async () => {
    const ids = ["0", "00", "007", "2147483648", "99999999999999999999", "1e3", "no-such-company"];
    for (const id of ids) {
      expect([id, await demo.statusOf(`/developer-companies/${id}`)]).toEqual([id, 404]);
    }
  });

  test("are 410 once withdrawn, by slug and by id", async () => {
    const { id } = await demo.read("developer", "/developer-companies/ege-terra");
    expect(await changed.statusOf("/developer-companies/ege-terra")).toBe(410);
    expect(await changed.statusOf(`/developer-companies/${id}`)).toBe(410);
    const { content, page } = await changed.read("developers", "/developer-companies");
    expect(slugsOf(content)).not.toContain("ege-terra");
    expect(page.total).toBe(11);
  });

  test("hide withdrawn projects and countries", async () => {
    const arc = changed.pack.projects.find(({ slug }) => slug === "marina-arc");
    const ofArc = await changed.read("developer", `/developer-companies/${arc?.developer}`);
    expect(slugsOf(ofArc.listed)).not.toContain("marina-arc");
    expect(ofArc.projects).toBe(ofArc.listed.length);
    const inCyprus = await changed.read("developer", "/developer-companies/kition-homes");
    expect([inCyprus.country, inCyprus.projects, inCyprus.listed]).toEqual([null, 0, []]);
  });
});

test("a developer's slug that looks like a number is refused", async () => {
  const file = "developers/kuzey-yapi.yaml";
  expect(await problemsWith(replace(file, "slug: kuzey-yapi", 'slug: "1453"'))).toContain(
    `${file}:1 slug must hold a letter: a number leads to a developer too`,
  );
});
