import { expect, test } from "vitest";
import { calls } from "#contract/calls.ts";
import { isReservedSlug } from "#domain/reserved-slugs.ts";
import { problemsWith, replace } from "#tests/support/patched-pack.ts";

test("every literal API path segment that could be a slug is reserved", () => {
  const paths = Object.values(calls).map(({ path }) => path.split("/"));
  const hidden = paths.flatMap((words) =>
    words.filter((word, at) => {
      const taken = paths.some((other) => {
        const sameBefore = other.slice(0, at).every((each, index) => each === words[index]);
        return sameBefore && other[at]?.startsWith("{");
      });
      return taken && !word.startsWith("{");
    }),
  );
  expect(new Set(hidden).size).toBeGreaterThan(15);
  expect(hidden.filter((word) => !isReservedSlug(word))).toEqual([]);
});

test("a post and a developer that would hide a call are refused", async () => {
  const post = "posts/first-post.yaml";
  const developer = "developers/kuzey-yapi.yaml";
  const refused = async (file: string, from: string, to: string) =>
    (await problemsWith(replace(file, `slug: ${from}`, `slug: ${to}`))).some((problem) =>
      problem.includes(`"${to}" is reserved`),
    );
  for (const slug of [
    "latest-posts",
    "latest-posts-home",
    "featured-posts",
    "categories",
    "all-posts",
  ]) {
    expect([slug, await refused(post, "first-post", slug)]).toEqual([slug, true]);
  }
  expect(await refused(developer, "kuzey-yapi", "developers")).toBe(true);
});
