import type { VideoPage, VideoSummary } from "#contract/video.ts";
import { findPictures } from "#catalog/media/find-pictures.ts";
import { pagingOf, type AskedPage } from "#catalog/paging.ts";
import { placesOf } from "#catalog/projects/places.ts";
import { visibleProjects } from "#catalog/projects/visible-projects.ts";
import type { Reading } from "#catalog/reading.ts";
import { locales } from "#domain/locale.ts";

export async function listFeaturedVideos(reading: Reading): Promise<VideoSummary[]> {
  return complete(
    reading,
    await visibleVideos(reading)
      .where("video.featured", "=", 1)
      .orderBy("video.published_at", "desc")
      .orderBy("video.id")
      .execute(),
  );
}

export async function listVideos(reading: Reading, asked: AskedPage): Promise<VideoPage> {
  const [{ total }, rows] = await Promise.all([
    visibleVideos(reading)
      .clearSelect()
      .select(({ fn }) => fn.countAll<number>().as("total"))
      .executeTakeFirstOrThrow(), // an aggregate always returns a row
    visibleVideos(reading)
      .orderBy("video.published_at", "desc")
      .orderBy("video.id")
      .limit(asked.limit)
      .offset((asked.page - 1) * asked.limit)
      .execute(),
  ]);
  return { content: await complete(reading, rows), page: pagingOf(asked, total) };
}

/** Finds a video by its slug; null if it is unknown or not yet released. */
export async function findVideo(reading: Reading, slug: string): Promise<VideoSummary | null> {
  const [video] = await findVideos(reading, [slug]);
  return video ?? null;
}

/** Finds videos by their slugs, in no particular order; unknown slugs are left out. */
export async function findVideos(
  reading: Reading,
  slugs: readonly string[],
): Promise<VideoSummary[]> {
  if (slugs.length === 0) return [];
  return complete(reading, await visibleVideos(reading).where("video.slug", "in", slugs).execute());
}

type VideoRow = Omit<VideoSummary, "poster" | "captions" | "project"> & {
  id: number;
  poster: string;
  projectId: number | null;
};

async function complete(reading: Reading, rows: readonly VideoRow[]): Promise<VideoSummary[]> {
  const [pictureOf, captionsOf, projectOf] = await Promise.all([
    findPictures(
      reading,
      rows.map(({ poster }) => poster),
    ),
    findCaptions(
      reading,
      rows.map(({ id }) => id),
    ),
    findShownProjects(
      reading,
      rows.map(({ projectId }) => projectId).filter((id) => id !== null),
    ),
  ]);
  return rows.map(({ id, poster, projectId, ...video }) => ({
    ...video,
    poster: pictureOf(poster),
    captions: video.file === null ? [] : (captionsOf.get(id) ?? []),
    project: (projectId === null ? undefined : projectOf.get(projectId)) ?? null,
  }));
}

type Captions = VideoSummary["captions"][number];

/** Captions by video id, in the order of the locales. */
async function findCaptions(
  { database }: Reading,
  ids: readonly number[],
): Promise<Map<number, Captions[]>> {
  if (ids.length === 0) return new Map();
  const rows = await database
    .selectFrom("video_text as text")
    .innerJoin("media", "media.slug", "text.captions")
    .select(["text.video_id as id", "text.locale as language", "media.url"])
    .where("text.video_id", "in", ids)
    .execute();
  const inOrder = rows.toSorted(
    (one, other) => locales.indexOf(one.language) - locales.indexOf(other.language),
  );
  return new Map(
    [...Map.groupBy(inOrder, ({ id }) => id)].map(([id, files]) => [
      id,
      files.map(({ language, url }) => ({ language, url })),
    ]),
  );
}

/** Invisible projects are left out. */
async function findShownProjects(
  reading: Reading,
  ids: readonly number[],
): Promise<Map<number, NonNullable<VideoSummary["project"]>>> {
  if (ids.length === 0) return new Map();
  const [rows, places] = await Promise.all([
    visibleProjects(reading)
      .select(["project.id", "project.slug", "project.name"])
      .where("project.id", "in", ids)
      .execute(),
    placesOf(reading, ids),
  ]);
  return new Map(
    rows.flatMap(({ id, slug, name }) => {
      const place = places.get(id);
      return place ? [[id, { slug, name, country: place.country, city: place.city }]] : [];
    }),
  );
}

function visibleVideos({ database, locale, today }: Reading) {
  return database
    .selectFrom("video")
    .innerJoin("video_text as text", (join) =>
      join.onRef("text.video_id", "=", "video.id").on("text.locale", "=", locale),
    )
    .leftJoin("media as film", "film.slug", "video.file")
    .select([
      "video.id",
      "video.slug",
      "text.title",
      "text.description",
      "film.url as file",
      "video.youtube_id as youtubeId",
      "video.poster",
      "video.duration_seconds as durationSeconds",
      "video.views",
      "video.published_at as publishedAt",
      "video.project_id as projectId",
    ])
    .where("video.published", "=", 1)
    .where("video.published_at", "<=", today);
}
