import type { VideoPage, VideoSummary } from "#contract/video.ts";
import { findPictures } from "#catalog/media/find-pictures.ts";
import { pagingOf, type AskedPage } from "#catalog/paging.ts";
import type { Reading } from "#catalog/reading.ts";

/** Lists the featured videos, newest first. */
export async function listFeaturedVideos(reading: Reading): Promise<VideoSummary[]> {
  return withPosters(
    reading,
    await visibleVideos(reading)
      .where("video.featured", "=", 1)
      .orderBy("video.published_at", "desc")
      .orderBy("video.id")
      .execute(),
  );
}

/** Lists one page of the videos, newest first. */
export async function listVideos(reading: Reading, asked: AskedPage): Promise<VideoPage> {
  const [{ total }, rows] = await Promise.all([
    visibleVideos(reading)
      .clearSelect()
      .select(({ fn }) => fn.countAll<number>().as("total"))
      .executeTakeFirstOrThrow(), // a count is always there
    visibleVideos(reading)
      .orderBy("video.published_at", "desc")
      .orderBy("video.id")
      .limit(asked.limit)
      .offset((asked.page - 1) * asked.limit)
      .execute(),
  ]);
  return { content: await withPosters(reading, rows), page: pagingOf(asked, total) };
}

/** Finds a video by its slug; `null` where there is none or its day has not come. */
export async function findVideo(reading: Reading, slug: string): Promise<VideoSummary | null> {
  const rows = await visibleVideos(reading).where("video.slug", "=", slug).execute();
  const [video] = await withPosters(reading, rows);
  return video ?? null;
}

type VideoRow = Omit<VideoSummary, "poster"> & { poster: string };

async function withPosters(reading: Reading, rows: readonly VideoRow[]): Promise<VideoSummary[]> {
  const pictureOf = await findPictures(
    reading,
    rows.map(({ poster }) => poster),
  );
  return rows.map(({ poster, ...video }) => ({ ...video, poster: pictureOf(poster) }));
}

function visibleVideos({ database, locale, today }: Reading) {
  return database
    .selectFrom("video")
    .innerJoin("video_text as text", (join) =>
      join.onRef("text.video_id", "=", "video.id").on("text.locale", "=", locale),
    )
    .leftJoin("media as film", "film.slug", "video.file")
    .select([
      "video.slug",
      "text.title",
      "text.description",
      "film.url as file",
      "video.youtube_id as youtubeId",
      "video.poster",
      "video.duration_seconds as durationSeconds",
      "video.views",
      "video.published_at as publishedAt",
    ])
    .where("video.published", "=", 1)
    .where("video.published_at", "<=", today);
}
