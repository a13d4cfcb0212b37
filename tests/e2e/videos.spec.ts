/** The films: which leads, what each says of itself, and where it leads on to. */
import type { VideoSummary } from "#contract/video.ts";
import { linkTo, youtubeLink } from "#domain/links.ts";
import { formatsFor } from "#i18n/format.ts";
import { playingTime } from "#i18n/format-time.ts";
import { expect, test, visitors } from "#tests/e2e/support/api-away.ts";
import { changing } from "#tests/e2e/support/changed-answers.ts";
import { answerOf } from "#tests/e2e/support/content.ts";
import { textsOf } from "#tests/e2e/support/texts.ts";

const isList = (path: string) => path.startsWith("/videos/index");
const isFeatured = (path: string) => path.startsWith("/videos/featured-videos");
const [first = "", second = "", third = "", fourth = ""] = visitors;

test.afterEach(({ api }) => api.fail(null));

for (const language of ["en", "ar", "ru"] as const) {
  const texts = textsOf(language);
  const format = formatsFor(language);

  test(`each of the newest nine stands once, led by a featured one: ${language}`, async ({
    request,
    show,
  }) => {
    const [{ content }, { content: featured }] = await Promise.all([
      answerOf(request, "videos", "/videos/index", language),
      answerOf(request, "featuredVideos", "/videos/featured-videos", language),
    ]);
    const page = await show(await request.get(linkTo(language, "videos")));
    const articles = page.getByRole("main").getByRole("article");
    await expect(page).toHaveTitle(texts("shell.title", { page: texts("videos.title") }));
    const listed = await articles.getByRole("heading").allTextContents();
    expect(listed.toSorted()).toEqual(titlesOf(content).toSorted());
    expect(listed.slice(0, 4)).toEqual(titlesOf(featured).slice(0, 4));

    for (const film of content) {
      const article = articles.filter({ has: page.getByRole("heading", { name: film.title }) });
      await expect(article.getByText(film.description)).toHaveCount(1);
      await expect(article.locator("time")).toHaveText([
        format.date(film.publishedAt),
        playingTime(film.durationSeconds),
      ]);
      const views = { count: film.views, views: format.number(film.views) };
      const told = article.getByText(texts("videos.views", views));
      await expect(told).toHaveCount(1);
      if (film.views > 0) await expect(told).toContainText(views.views);
      const { project } = film;
      await expect(article.getByRole("link")).toHaveCount(project === null ? 0 : 1);
      if (project === null) continue;
      const place = { country: project.country.slug, city: project.city.slug };
      const home = linkTo(language, "project", { ...place, slug: project.slug });
      await expect(article.locator(`a[href="${home}"]`)).toContainText(project.name);
    }
  });

  test(`a later page has its own films alone: ${language}`, async ({ request, show }) => {
    const { content } = await answerOf(request, "videos", "/videos/index?page=2", language);
    const page = await show(await request.get(linkTo(language, "videos", { page: 2 })));
    const main = page.getByRole("main");
    expect(await main.getByRole("article").getByRole("heading").allTextContents()).toEqual(
      titlesOf(content),
    );
    await expect(main.getByRole("heading", { name: texts("videos.featured") })).toHaveCount(0);
    await expect(main.getByText(texts("videos.page", { page: 2, pages: 2 }))).toHaveCount(1);
    await expect(main.locator(`[rel=prev][href="${linkTo(language, "videos")}"]`)).toHaveCount(1);
  });
}

test("no film and no picture but the first is fetched ahead, and each can do without script", async ({
  request,
  show,
}) => {
  const page = await show(await request.get(linkTo("en", "videos")));
  const films = page.locator("main article video");
  await expect(films).toHaveCount(9);
  for (const film of await films.all()) {
    await expect(film).toHaveAttribute("preload", "none");
    await expect(film).toHaveAttribute("controls");
    await expect(film).toHaveAttribute("poster", /^\/assets\/icons-.*\.svg$/);
    await expect(film.locator("source")).toHaveAttribute("src", /^\/media\/.+\.mp4$/);
  }
  const isLazy = await page
    .locator("main article img")
    .evaluateAll((images: HTMLImageElement[]) => images.map(({ loading }) => loading === "lazy"));
  expect(isLazy).toEqual([false, ...Array.from({ length: 8 }, () => true)]);
});

test("a page past the end is a 404", async ({ request }) => {
  expect((await request.get(linkTo("ar", "videos", { page: 3 }))).status()).toBe(404);
});

test("captions are offered in every language there is, and shown in the page's", async ({
  request,
  show,
  api,
  site,
  siteUrl,
}) => {
  const captions: VideoSummary["captions"] = [
    { language: "en", url: "/media/a.en.vtt" },
    { language: "zh", url: "/media/a.zh.vtt" },
  ];
  api.fail(
    changing(siteUrl, "videos", (answer) => changed(answer, { captions })),
    isList,
  );
  const address = site.url + linkTo("zh", "videos", { page: 2 });
  const page = await show(await request.get(address, { headers: { Cookie: first } }));
  const tracks = page.locator("main article").first().locator("track[kind=captions]");
  const written = await tracks.evaluateAll((all) =>
    all.map((track) => ["src", "srclang", "label"].map((name) => track.getAttribute(name))),
  );
  expect(written).toEqual([
    ["/media/a.en.vtt", "en", "English"],
    ["/media/a.zh.vtt", "zh-Hans", "简体中文"],
  ]);
  await expect(tracks.and(page.locator("[default]"))).toHaveAttribute("srclang", "zh-Hans");
});

for (const [language, cookie] of [
  ["en", second],
  ["ar", third],
] as const) {
  const texts = textsOf(language);

  test(`a film on YouTube is a picture, a word about YouTube, and a link: ${language}`, async ({
    page,
    api,
    site,
    siteUrl,
  }) => {
    const elsewhere = { file: null, youtubeId: "abcdefghijk" };
    api.fail(
      changing(siteUrl, "videos", (answer) => changed(answer, elsewhere)),
      isList,
    );
    const hosts = new Set<string>();
    page.on("request", (asked) => {
      if (asked.url().startsWith("http")) hosts.add(new URL(asked.url()).host);
    });
    await page.setExtraHTTPHeaders({ Cookie: cookie });
    await page.goto(site.url + linkTo(language, "videos", { page: 2 }));
    const film = page.getByRole("main").getByRole("article").first();
    await expect(film.locator("img")).toBeVisible();
    await expect(film.locator("video, iframe")).toHaveCount(0);
    const open = film.getByRole("link", { name: texts("film.youtube.open") });
    await expect(open).toBeHidden();
    await film.getByText(texts("film.youtube.notice")).click();
    await expect(film.getByText(texts("film.youtube.text"))).toBeVisible();
    await expect(open).toHaveAttribute("href", youtubeLink("abcdefghijk"));
    await expect(open).toHaveAttribute("rel", "noopener noreferrer");
    await expect(open).toHaveAttribute("target", "_blank");
    expect([...hosts]).toEqual([new URL(site.url).host]);
  });
}

test("without featured films the newest leads", async ({ request, show, api, site, siteUrl }) => {
  api.fail(
    changing(siteUrl, "featuredVideos", () => ({ content: [] })),
    isFeatured,
  );
  const { content } = await answerOf(request, "videos", "/videos/index");
  const address = site.url + linkTo("en", "videos");
  const page = await show(await request.get(address, { headers: { Cookie: first } }));
  const headings = page.getByRole("main").getByRole("article").getByRole("heading");
  expect(await headings.allTextContents()).toEqual(titlesOf(content));
});

test("without any film the page says so, and leads to the homes", async ({
  request,
  show,
  api,
  site,
  siteUrl,
}) => {
  const noFeatured = changing(siteUrl, "featuredVideos", () => ({ content: [] }));
  const none = changing(siteUrl, "videos", ({ page }) => ({
    content: [],
    page: { ...page, total: 0, pages: 0 },
  }));
  api.fail(
    (response, asked) => (asked.url?.includes("featured") ? noFeatured : none)(response, asked),
    (path) => isList(path) || isFeatured(path),
  );
  const address = site.url + linkTo("tr", "videos");
  const answer = await request.get(address, { headers: { Cookie: fourth } });
  expect(answer.status()).toBe(200);
  const page = await show(answer);
  const main = page.getByRole("main");
  const empty = textsOf("tr")("videos.empty");
  await expect(main.getByRole("heading", { name: empty })).toBeVisible();
  await expect(main.getByRole("article")).toHaveCount(0);
  const homes = linkTo("tr", "listing", { country: "properties" });
  await expect(main.locator(`.go[href="${homes}"]`)).toBeVisible();
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
});

function titlesOf(films: readonly VideoSummary[]): string[] {
  return films.map(({ title }) => title);
}

/** The same answer, its films in another state. */
function changed<Answer extends { content: VideoSummary[] }>(
  answer: Answer,
  state: Partial<VideoSummary>,
): Answer {
  return { ...answer, content: answer.content.map((film) => ({ ...film, ...state })) };
}
