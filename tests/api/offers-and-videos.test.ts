import { beforeAll, expect, test } from "vitest";
import {
  apiWithChangedContent,
  demoApi,
  slugsOf,
  withUnpublished,
} from "#tests/api/api-with-content.ts";
import { describeOnEngines } from "#tests/support/databases.ts";

type Api = Awaited<ReturnType<typeof apiWithChangedContent>>;

describeOnEngines("offers and videos", (openTestDatabase, engine) => {
  let demo: Api;
  let changed: Api;
  beforeAll(async () => {
    demo = await demoApi(engine);
    changed = await apiWithChangedContent(openTestDatabase, (pack) => ({
      projects: withUnpublished(pack.projects, "marina-arc").map((project) =>
        project.slug === "kanal-heights" ? { ...project, publishedAt: "2026-11-22" } : project,
      ),
      offers: withUnpublished(pack.offers, "coral-steps-early-bird").map((offer) =>
        offer.slug === "lara-palms-rental-guarantee" ? { ...offer, project: null } : offer,
      ),
      videos: withUnpublished(pack.videos, "why-istanbul").map((video) =>
        video.slug === "why-dubai" ? { ...video, publishedAt: "2026-11-22" } : video,
      ),
    }));
  });

  test("offers are listed from their first to their last valid day, in file order", async () => {
    for (const day of ["2026-10-19", "2026-11-21", "2026-12-31", "2027-01-01", "2027-05-01"]) {
      const { content } = await demo.read("offers", "/get-offers", { day });
      const valid = demo.pack.offers.filter(
        ({ validFrom, validUntil }) => validFrom <= day && day <= validUntil,
      );
      expect([day, slugsOf(content)]).toEqual([day, slugsOf(valid)]);
    }
  });

  test("an offer includes its project's card", async () => {
    const { content } = await demo.read("offers", "/get-offers", { locale: "ru" });
    expect(content.map(({ slug, project }) => [slug, project?.slug])).toEqual(
      demo.pack.offers.map(({ slug, project }) => [slug, project]),
    );
    expect(content.map(({ slug, project }) => [slug, project?.offer?.slug])).toEqual(
      demo.pack.offers.map(({ slug }) => [slug, slug]),
    );
  });

  test("offers for hidden projects are omitted", async () => {
    const { content } = await changed.read("offers", "/get-offers");
    const hidden = [
      "marina-arc-zero-commission",
      "kanal-heights-extended-plan",
      "coral-steps-early-bird",
    ];
    expect(slugsOf(content)).toEqual(
      slugsOf(changed.pack.offers).filter((slug) => !hidden.includes(slug)),
    );
  });

  test("an offer without a project has no project card", async () => {
    const { content } = await changed.read("offers", "/get-offers");
    const free = content.find(({ slug }) => slug === "lara-palms-rental-guarantee");
    expect(free?.project).toBeNull();
  });

  test("videos are listed newest first, nine to a page", async () => {
    const [first, second, third] = await Promise.all(
      [1, 2, 3].map((page) => demo.read("videos", `/videos/index?page=${page}`)),
    );
    const newestFirst = demo.pack.videos.toSorted((one, other) =>
      other.publishedAt.localeCompare(one.publishedAt),
    );
    expect(slugsOf([...(first?.content ?? []), ...(second?.content ?? [])])).toEqual(
      slugsOf(newestFirst),
    );
    expect(first?.content).toHaveLength(9);
    expect(second?.page).toEqual({ number: 2, size: 9, total: 12, pages: 2 });
    expect(third?.content).toEqual([]);
  });

  test("a video names its project only while that is visible", async () => {
    const path = "/videos/index?limit=48";
    const { content } = await demo.read("videos", path, { locale: "ru" });
    const named = content.map(({ slug, project }) => [slug, project?.slug ?? null]);
    const written = demo.pack.videos.map(({ slug, project }) => [slug, project]);
    expect(Object.fromEntries(named)).toEqual(Object.fromEntries(written));
    expect(content.find(({ slug }) => slug === "marina-arc-tour")?.project).toMatchObject({
      name: "Marina Arc",
      country: { slug: "uae" },
      city: { slug: "dubai", name: "Дубай" },
    });
    const without = await changed.read("videos", path);
    const lost = without.content.find(({ slug }) => slug === "marina-arc-tour");
    expect(lost?.project).toBeNull();
  });

  test("withdrawn and unpublished videos are not listed", async () => {
    const { content, page } = await changed.read("videos", "/videos/index?limit=48");
    expect(page.total).toBe(10);
    const shown = slugsOf(content);
    expect(shown.filter((slug) => slug === "why-istanbul" || slug === "why-dubai")).toEqual([]);
  });
});
