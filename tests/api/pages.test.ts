import { beforeAll, expect, test } from "vitest";
import {
  apiWithChangedContent,
  demoApi,
  slugsOf,
  withUnpublished,
} from "#tests/api/api-with-content.ts";
import { describeOnEngines } from "#tests/support/databases.ts";

type Api = Awaited<ReturnType<typeof apiWithChangedContent>>;

describeOnEngines("pages with what they show", (openTestDatabase, engine) => {
  let demo: Api;
  let changed: Api;
  beforeAll(async () => {
    demo = await demoApi(engine);
    changed = await apiWithChangedContent(openTestDatabase, (pack) => ({
      countries: withUnpublished(pack.countries, "cyprus"),
      departments: withUnpublished(pack.departments, "marketing").map((department) => ({
        ...department,
        members: withUnpublished(department.members, "li-wei", "leyla-arman", "daniel-whitfield"),
      })),
      projects: withUnpublished(pack.projects, "canal-nine", "marjan-tide"),
      testimonials: pack.testimonials.map((each) =>
        each.slug === pack.testimonials[0]?.slug ? { ...each, published: false } : each,
      ),
      pages: pack.pages.map((page) =>
        page.slug === "partnership" ? { ...page, published: false } : page,
      ),
    }));
  });

  test("our-team has the departments with their members, both in the order of the file", async () => {
    const { team, testimonials, offices } = await demo.read("page", "/pages/our-team", {
      locale: "ru",
    });
    expect(
      team.map(({ name, members }) => [
        name,
        members.map(({ slug, title, languages }) => [slug, title, languages]),
      ]),
    ).toEqual(
      demo.pack.departments.map(({ name, members }) => [
        name.ru,
        members.map(({ slug, title, languages }) => [slug, title.ru, languages]),
      ]),
    );
    expect([testimonials, offices]).toEqual([[], []]);
  });

  test("about-us has the offices and testimonials, contact-us the offices and all questions", async () => {
    const about = await demo.read("page", "/pages/about-us");
    expect(slugsOf(about.testimonials).toSorted()).toEqual(
      slugsOf(demo.pack.testimonials).toSorted(),
    );
    expect(about.offices.map(({ city }) => city.slug)).toEqual(["istanbul", "dubai", "limassol"]);
    const contact = await demo.read("page", "/pages/contact-us", { locale: "tr" });
    expect(contact.offices).toHaveLength(3);
    expect(contact.questions.flatMap(({ questions }) => questions.map(({ q }) => q))).toEqual(
      demo.pack.faqs.map(({ q }) => q.tr),
    );
    expect(contact.questions.map(({ topic }) => topic)).toEqual([
      ...new Set(demo.pack.faqs.map(({ topic }) => topic)),
    ]);
  });

  test("a landing page has its country, its projects in order, its questions and the rules of purchase", async () => {
    for (const written of demo.pack.landings) {
      const slug = `landing-${written.slug}`;
      const page = await demo.read("page", `/pages/${slug}`, { locale: "zh" });
      expect([page.slug, page.title, page.hero.heading]).toEqual([
        slug,
        written.title.zh,
        written.hero.heading.zh,
      ]);
      expect(page.landing?.country.slug).toBe(written.country);
      expect(page.landing?.projects.map(({ project }) => project.slug)).toEqual(
        written.projects.map(({ project }) => project),
      );
      expect(page.landing?.reasons.map(({ heading }) => heading)).toEqual(
        written.reasons.map(({ heading }) => heading.zh),
      );
      expect(page.questions).toEqual([
        {
          topic: `buying-${written.country}`,
          questions: written.faqs.map(({ q, a }) => ({ q: q.zh, a: a.zh })),
        },
      ]);
      expect(slugsOf(page.testimonials).toSorted()).toEqual(
        slugsOf(
          demo.pack.testimonials.filter(({ country }) => country === written.country),
        ).toSorted(),
      );
      expect(page.landing?.purchase.programmes.length).toBeGreaterThan(0);
    }
  });

  test("the privacy policy alone has a version", async () => {
    const written = demo.pack.pages.find(({ slug }) => slug === "privacy-policy");
    const policy = await demo.read("page", "/pages/privacy-policy");
    expect(policy.version).toBe(written?.version);
    for (const slug of ["partnership", "thanks-you", "coming-soon", "landing-uae"]) {
      expect((await demo.read("page", `/pages/${slug}`)).version).toBeNull();
    }
  });

  test("an unknown page is a 404", async () => {
    const slugs = ["landing-turkey", "landing", "landing-", "uae", "settings", "no-such-page"];
    for (const slug of slugs) {
      expect([slug, await demo.statusOf(`/pages/${slug}`)]).toEqual([slug, 404]);
    }
    expect(await changed.statusOf("/pages/partnership")).toBe(410);
    expect(await changed.statusOf("/pages/landing-cyprus")).toBe(410);
  });

  test("no page shows withdrawn content", async () => {
    const { team } = await changed.read("page", "/pages/our-team");
    expect(slugsOf(team)).toEqual(["sales-turkey", "sales-uae", "sales-cyprus", "legal"]);
    expect(team.flatMap(({ members }) => slugsOf(members))).not.toContain("li-wei");
    const about = await changed.read("page", "/pages/about-us");
    expect(slugsOf(about.testimonials)).not.toContain(changed.pack.testimonials[0]?.slug);
    expect(about.testimonials.some(({ country }) => country.slug === "cyprus")).toBe(false);
    const { landing } = await changed.read("page", "/pages/landing-uae");
    expect(landing?.projects.map(({ project }) => project.slug)).toEqual([
      "jvc-garden-studios",
      "marina-arc",
      "hills-meadow-townhouses",
      "museum-quarter-residences",
    ]);
  });
});
