import type { VideoSummary } from "#contract/editorial.ts";
import { findPictures } from "#catalog/media/find-pictures.ts";
import type { Reading } from "#catalog/reading.ts";

/** Lists the featured videos, newest first. */
export async function listFeaturedVideos(reading: Reading): Promise<VideoSummary[]> {
  const rows = await readRows(reading);
  const pictureOf = await findPictures(
    reading,
    rows.map(({ poster }) => poster),
  );
  return rows.map(({ poster, ...video }) => ({ ...video, poster: pictureOf(poster) }));
}

function readRows({ database, locale, today }: Reading) {
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
    .where("video.featured", "=", 1)
    .where("video.published", "=", 1)
    .where("video.published_at", "<=", today)
    .orderBy("video.published_at", "desc")
    .orderBy("video.id")
    .execute();
}
