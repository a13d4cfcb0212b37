import { expect, test } from "vitest";
import type { ContentPack } from "#content/pack.ts";
import type { ReferencedProjects } from "#contract/project.ts";
import { apiWithChangedContent, demoApi } from "#tests/api/api-with-content.ts";
import { describeOnEngines } from "#tests/support/databases.ts";

const path = (homes: readonly string[]) => `/projects/references?homes=${homes.join(",")}`;

function refsOf({ content }: ReferencedProjects): string[] {
  return content.map(({ ref }) => ref);
}

function refOf({ projects }: ContentPack, slug: string): string {
  const project = projects.find((each) => each.slug === slug);
  if (project === undefined) throw new Error(`The demo has no ${slug}`);
  return project.ref;
}

describeOnEngines("projects by their references", (openTestDatabase, engine) => {
  test("come in the requested order without duplicates", async () => {
    const { read, pack } = await demoApi(engine);
    const refs = pack.projects.map(({ ref }) => ref).toReversed();
    const requested = refs.slice(0, 5);
    const answer = await read("referencedProjects", path([...requested, ...requested]), {
      locale: "ru",
    });
    expect(refsOf(answer)).toEqual(requested);
    const found = await read("search", `/projects/search?query=${requested[0]}`, { locale: "ru" });
    expect(found.content).toContainEqual(answer.content[0]);
  });

  test("list withdrawn projects by reference only, and unknown ones not at all", async () => {
    const { read, pack } = await apiWithChangedContent(
      openTestDatabase,
      ({ projects, developers }) => ({
        projects: projects.map((project) => {
          if (project.slug === "marina-arc") return { ...project, published: false };
          if (project.slug === "palm-horizon") return { ...project, publishedAt: "2026-11-22" };
          if (project.slug !== "moda-gardens") return project;
          return { ...project, status: "sold" as const };
        }),
        developers: developers.map((developer) =>
          developer.slug === "kition-homes" ? { ...developer, published: false } : developer,
        ),
      }),
    );
    const withdrawn = refOf(pack, "marina-arc");
    const unpublished = refOf(pack, "palm-horizon");
    const sold = refOf(pack, "moda-gardens");
    const ofKition = pack.projects.find(({ developer }) => developer === "kition-homes")?.ref ?? "";
    const answer = await read(
      "referencedProjects",
      path([withdrawn, "XXX-9", sold, unpublished, ofKition]),
    );
    expect(refsOf(answer)).toEqual([sold]);
    expect(answer.content[0]?.status).toBe("sold");
    expect(answer.withdrawn).toEqual([withdrawn, ofKition]);
    const nextDay = await read("referencedProjects", path([unpublished]), { day: "2026-11-22" });
    expect(refsOf(nextDay)).toEqual([unpublished]);
  });

  test("are limited to fifty, and invalid references are ignored", async () => {
    const { read, pack, statusOf } = await demoApi(engine);
    const [one = ""] = pack.projects.map(({ ref }) => ref);
    const others = Array.from({ length: 49 }, (_, index) => `XXX-${index}`);
    expect(refsOf(await read("referencedProjects", path([...others, one])))).toEqual([one]);
    expect(refsOf(await read("referencedProjects", path([...others, "XXX-49", one])))).toEqual([]);
    const hostile = ["' OR 1=1 --", one.toLowerCase(), "%00", ""].map(encodeURIComponent);
    const nothing = { content: [], withdrawn: [] };
    expect(await read("referencedProjects", path(hostile))).toEqual(nothing);
    for (const missing of ["/projects/references", path([])])
      expect(await statusOf(missing)).toBe(400);
    expect(await statusOf(path(["I".repeat(1001)]))).toBe(400);
  });
});
