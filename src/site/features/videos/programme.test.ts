import { expect, test } from "vitest";
import type { VideoSummary } from "#contract/video.ts";
import { arrangeProgramme } from "#site/features/videos/programme.ts";

const page = ["one", "two", "three", "four", "five"].map(video);

test("the newest featured film leads, the next three follow, and nothing stands twice", () => {
  const featured = ["two", "four", "eight", "nine", "ten"].map(video);
  expect(slugsOf({ page, featured })).toEqual({
    lead: "two",
    featured: ["four", "eight", "nine"],
    others: ["one", "three", "five"],
  });
});

test("without featured films the first of the page leads", () => {
  expect(slugsOf({ page, featured: [] })).toEqual({
    lead: "one",
    featured: [],
    others: ["two", "three", "four", "five"],
  });
});

test("without any film there is no lead", () => {
  expect(slugsOf({ page: [], featured: [] })).toEqual({
    lead: undefined,
    featured: [],
    others: [],
  });
});

function slugsOf(shelves: Parameters<typeof arrangeProgramme>[0]) {
  const { lead, featured, others } = arrangeProgramme(shelves);
  const slugs = (films: readonly VideoSummary[]) => films.map(({ slug }) => slug);
  return { lead: lead?.slug, featured: slugs(featured), others: slugs(others) };
}

function video(slug: string): VideoSummary {
  const poster = {
    url: "",
    widths: [],
    formats: [],
    width: 1,
    height: 1,
    color: "#000000",
    alt: "",
  };
  return {
    slug,
    title: slug,
    description: "",
    file: "/media/film.mp4",
    youtubeId: null,
    captions: [],
    poster,
    durationSeconds: 15,
    views: 0,
    publishedAt: "2026-09-01",
    project: null,
  };
}
