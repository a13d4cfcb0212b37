import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import type { VideoSummary } from "#contract/video.ts";
import { linkTo, youtubeLink } from "#domain/links.ts";
import { formatsFor } from "#i18n/format.ts";
import { formatDuration } from "#i18n/format-time.ts";
import { modifyAnswer } from "#tests/e2e/support/modified-answers.ts";
import { answerOf } from "#tests/http/support/api-answers.ts";
import { siteWithFailingApi } from "#tests/http/support/failing-api-site.ts";
import { allIn, onlyIn } from "#tests/http/support/elements.ts";
import { textOf, visit } from "#tests/http/support/site.ts";
import { textsOf } from "#tests/http/support/compiled-texts.ts";
import { testedLanguages } from "#tests/support/test-scope.ts";

/** Keeps the non-breaking spaces of numbers. */
const asWritten = { exact: false, normalizer: (text: string) => text };
const isList = (path: string) => path.startsWith("/videos/index");
const isFeatured = (path: string) => path.startsWith("/videos/featured-videos");

for (const language of testedLanguages) {
  const texts = textsOf(language);
  const format = formatsFor(language);

  test(`each of the newest nine videos is shown once, led by a featured one: ${language}`, async () => {
    const [{ content }, { content: featured }] = await Promise.all([
      answerOf("videos", "/videos/index", language),
      answerOf("featuredVideos", "/videos/featured-videos", language),
    ]);
    const page = await visit(linkTo(language, "videos"));
    expect(page.document.title).toBe(texts("layout.title", { page: texts("videos.title") }));
    const main = page.getByRole("main");
    const listed = titlesIn(main);
    expect(listed.toSorted()).toEqual(titlesOf(content).toSorted());
    expect(listed.slice(0, 4)).toEqual(titlesOf(featured).slice(0, 4));

    const articles = within(main).getAllByRole("article");
    for (const video of content) {
      const article = articles.find((each) =>
        within(each).queryByRole("heading", { name: video.title }),
      );
      if (!article) throw new Error(`${video.title} is missing`);
      const { getAllByText, getByText, queryAllByRole } = within(article);
      expect(getAllByText(video.description)).toHaveLength(1);
      expect(allIn(article, "time").map(({ textContent }) => textContent)).toEqual([
        format.date(video.publishedAt),
        formatDuration(video.durationSeconds),
      ]);
      const views = { count: video.views, views: format.number(video.views) };
      const viewCount = getByText(texts("videos.views", views), asWritten);
      if (video.views > 0) expect(viewCount.textContent).toContain(views.views);
      const { project } = video;
      expect(queryAllByRole("link")).toHaveLength(project === null ? 0 : 1);
      if (project === null) continue;
      const place = { country: project.country.slug, city: project.city.slug };
      const projectPath = linkTo(language, "project", { ...place, slug: project.slug });
      expect(textOf(onlyIn(article, `a[href="${projectPath}"]`))).toContain(project.name);
    }
  });

  test(`a later page has only its own videos: ${language}`, async () => {
    const { content } = await answerOf("videos", "/videos/index?page=2", language);
    const page = await visit(linkTo(language, "videos", { page: 2 }));
    const main = page.getByRole("main");
    expect(titlesIn(main)).toEqual(titlesOf(content));
    const headings = within(main).getAllByRole("heading").map(textOf).join("\n");
    expect(headings).not.toContain(texts("videos.featured"));
    const number = texts("videos.page", { page: 2, pages: 2 });
    expect(within(main).getAllByText(number, { exact: false })).toHaveLength(1);
    const previous = `[rel=prev][href="${linkTo(language, "videos")}"]`;
    expect(allIn(main, previous)).toHaveLength(1);
  });

  test(`a YouTube video is a picture, and its link is inside a collapsed notice about YouTube: ${language}`, async () => {
    const { api, workingUrl, visit: visitFailing } = await siteWithFailingApi();
    const elsewhere = { file: null, youtubeId: "abcdefghijk" };
    api.fail(
      modifyAnswer(workingUrl, "videos", (answer) => changed(answer, elsewhere)),
      isList,
    );
    const page = await visitFailing(linkTo(language, "videos", { page: 2 }));
    const [video = page.document.body] = within(page.getByRole("main")).getAllByRole("article");
    const { getByRole, getByText } = within(video);
    expect(onlyIn(video, "img")).toBeInTheDocument();
    expect(allIn(video, "video, iframe")).toHaveLength(0);
    const open = getByRole("link", {
      name: (name) => name.includes(texts("video_player.youtube.open")),
    });
    expect(open).toHaveAttribute("href", youtubeLink("abcdefghijk"));
    expect(open).toHaveAttribute("rel", "noopener noreferrer");
    expect(open).toHaveAttribute("target", "_blank");
    const notice = onlyIn(video, "details");
    expect(notice).not.toHaveAttribute("open");
    expect(notice).toContainElement(open);
    expect(notice).toContainElement(getByText(texts("video_player.youtube.text")));
    expect(onlyIn(notice, "summary")).toContainElement(
      getByText(texts("video_player.youtube.notice")),
    );
  });
}

test("no video and only the first picture is preloaded, and each video works without a script", async () => {
  const { document } = await visit(linkTo("en", "videos"));
  const videos = allIn(document, "main article video");
  expect(videos).toHaveLength(9);
  for (const video of videos) {
    expect(video).toHaveAttribute("preload", "none");
    expect(video).toHaveAttribute("controls");
    expect(video.getAttribute("poster")).toMatch(/^\/assets\/icons-.*\.svg$/);
    expect(onlyIn(video, "source").getAttribute("src")).toMatch(/^\/media\/.+\.mp4$/);
  }
  const loading = allIn(document, "main article img").map((image) => image.getAttribute("loading"));
  const isLazy = loading.map((how) => how === "lazy");
  expect(isLazy).toEqual([false, ...Array.from({ length: 8 }, () => true)]);
});

test("a page past the end is a 404", async () => {
  expect((await visit(linkTo("ar", "videos", { page: 3 }))).status).toBe(404);
});

test("captions are offered in every available language, and shown in the page's", async () => {
  const { api, workingUrl, visit: visitFailing } = await siteWithFailingApi();
  const captions: VideoSummary["captions"] = [
    { language: "en", url: "/media/a.en.vtt" },
    { language: "zh", url: "/media/a.zh.vtt" },
  ];
  api.fail(
    modifyAnswer(workingUrl, "videos", (answer) => changed(answer, { captions })),
    isList,
  );
  const { document } = await visitFailing(linkTo("zh", "videos", { page: 2 }));
  const [article = document] = allIn(document, "main article");
  const tracks = allIn(article, "track[kind=captions]");
  const written = tracks.map((track) =>
    ["src", "srclang", "label"].map((name) => track.getAttribute(name)),
  );
  expect(written).toEqual([
    ["/media/a.en.vtt", "en", "English"],
    ["/media/a.zh.vtt", "zh-Hans", "简体中文"],
  ]);
  const shown = onlyIn(article, "track[kind=captions][default]");
  expect(shown).toHaveAttribute("srclang", "zh-Hans");
});

test("without featured videos the newest leads", async () => {
  const { api, workingUrl, visit: visitFailing } = await siteWithFailingApi();
  api.fail(
    modifyAnswer(workingUrl, "featuredVideos", () => ({ content: [] })),
    isFeatured,
  );
  const { content } = await answerOf("videos", "/videos/index");
  const page = await visitFailing(linkTo("en", "videos"));
  expect(titlesIn(page.getByRole("main"))).toEqual(titlesOf(content));
});

test("without videos the page shows a note and a link to the listing", async () => {
  const { api, workingUrl, visit: visitFailing } = await siteWithFailingApi();
  const noFeatured = modifyAnswer(workingUrl, "featuredVideos", () => ({ content: [] }));
  const none = modifyAnswer(workingUrl, "videos", ({ page }) => ({
    content: [],
    page: { ...page, total: 0, pages: 0 },
  }));
  api.fail(
    (response, asked) => (asked.url?.includes("featured") ? noFeatured : none)(response, asked),
    (path) => isList(path) || isFeatured(path),
  );
  const page = await visitFailing(linkTo("tr", "videos"));
  expect(page.status).toBe(200);
  const main = page.getByRole("main");
  const { getByRole, queryAllByRole } = within(main);
  expect(getByRole("heading", { name: textsOf("tr")("videos.empty") })).toBeInTheDocument();
  expect(queryAllByRole("article")).toHaveLength(0);
  const listing = linkTo("tr", "listing", { country: "properties" });
  expect(onlyIn(main, `.action-link[href="${listing}"]`)).toBeInTheDocument();
  const robots = onlyIn(page.document, "meta[name=robots]");
  expect(robots).toHaveAttribute("content", "noindex");
});

function titlesIn(main: HTMLElement): string[] {
  return within(main)
    .getAllByRole("article")
    .flatMap((article) => within(article).getAllByRole("heading"))
    .map(({ textContent }) => textContent);
}

function titlesOf(videos: readonly VideoSummary[]): string[] {
  return videos.map(({ title }) => title);
}

/** The same answer with changed videos. */
function changed<Answer extends { content: VideoSummary[] }>(
  answer: Answer,
  state: Partial<VideoSummary>,
): Answer {
  return { ...answer, content: answer.content.map((video) => ({ ...video, ...state })) };
}
