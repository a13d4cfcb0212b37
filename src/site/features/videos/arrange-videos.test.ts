import { expect, test } from "vitest";
import { arrangeVideos } from "#site/features/videos/arrange-videos.ts";

const page = ["one", "two", "three", "four", "five"].map(video);

test("the newest featured video leads, the next three follow, and none appears twice", () => {
  const featured = ["two", "four", "eight", "nine", "ten"].map(video);
  expect(slugsOf({ page, featured })).toEqual({
    lead: "two",
    featured: ["four", "eight", "nine"],
    others: ["one", "three", "five"],
  });
});

test("without featured videos the first of the page leads", () => {
  expect(slugsOf({ page, featured: [] })).toEqual({
    lead: "one",
    featured: [],
    others: ["two", "three", "four", "five"],
  });
});

test("without videos there is no lead", () => {
  expect(slugsOf({ page: [], featured: [] })).toEqual({
    lead: undefined,
    featured: [],
    others: [],
  });
});

function slugsOf(shelves: Parameters<typeof arrangeVideos<{ slug: string }>>[0]) {
  const { lead, featured, others } = arrangeVideos(shelves);
  const slugs = (videos: readonly { slug: string }[]) => videos.map(({ slug }) => slug);
  return { lead: lead?.slug, featured: slugs(featured), others: slugs(others) };
}

function video(slug: string) {
  return { slug };
}
