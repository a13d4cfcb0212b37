import type { VideoPage, VideoSummary } from "#contract/video.ts";
import { findPictures } from "#catalog/media/find-pictures.ts";
import { pagingOf, type PageRequest } from "#catalog/paging.ts";
import { placesOf } from "#catalog/projects/places.ts";
import { visibleProjects } from "#catalog/projects/visible-projects.ts";
import type { ReadContext } from "#catalog/read-context.ts";
import { locales } from "#domain/locale.ts";

export async function listFeaturedVideos(context: ReadContext): Promise<VideoSummary[]> {
  return toVideoSummaries(
    context,
    await visibleVideos(context)
      .where("video.featured", "=", 1)
      .orderBy("video.published_at", "desc")
      .orderBy("video.id")
      .execute(),
  );
}

export async function listVideos(context: ReadContext, request: PageRequest): Promise<VideoPage> {
  const [{ total }, rows] = await Promise.all([
    visibleVideos(context)
      .clearSelect()
      .select(({ fn }) => fn.countAll<number>().as("total"))
      .executeTakeFirstOrThrow(), // an aggregate always returns a row
    visibleVideos(context)
      .orderBy("video.published_at", "desc")
      .orderBy("video.id")
      .limit(request.limit)
      .offset((request.page - 1) * request.limit)
      .execute(),
  ]);
  return { content: await toVideoSummaries(context, rows), page: pagingOf(request, total) };
}

/** Finds a video by its slug; null if it is unknown or not yet released. */
export async function findVideo(context: ReadContext, slug: string): Promise<VideoSummary | null> {
  const [video] = await findVideos(context, [slug]);
  return video ?? null;
}

/** Finds videos by their slugs, in no particular order; unknown slugs are left out. */
export async function findVideos(
  context: ReadContext,
  slugs: readonly string[],
): Promise<VideoSummary[]> {
  if (slugs.length === 0) return [];
  return toVideoSummaries(
    context,
    await visibleVideos(context).where("video.slug", "in", slugs).execute(),
  );
}

type VideoRow = Omit<VideoSummary, "poster" | "captions" | "project"> & {
  id: number;
  poster: string;
  projectId: number | null;
};

async function toVideoSummaries(
  context: ReadContext,
  rows: readonly VideoRow[],
): Promise<VideoSummary[]> {
  const [pictureOf, captionsOf, projectOf] = await Promise.all([
    findPictures(
      context,
      rows.map(({ poster }) => poster),
    ),
    findCaptions(
      context,
      rows.map(({ id }) => id),
    ),
    findVisibleProjects(
      context,
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
  { database }: ReadContext,
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
async function findVisibleProjects(
  context: ReadContext,
  ids: readonly number[],
): Promise<Map<number, NonNullable<VideoSummary["project"]>>> {
  if (ids.length === 0) return new Map();
  const [rows, places] = await Promise.all([
    visibleProjects(context)
      .select(["project.id", "project.slug", "project.name"])
      .where("project.id", "in", ids)
      .execute(),
    placesOf(context, ids),
  ]);
  return new Map(
    rows.flatMap(({ id, slug, name }) => {
      const place = places.get(id);
      return place ? [[id, { slug, name, country: place.country, city: place.city }]] : [];
    }),
  );
}

function visibleVideos({ database, locale, today }: ReadContext) {
  return database
    .selectFrom("video")
    .innerJoin("video_text as text", (join) =>
      join.onRef("text.video_id", "=", "video.id").on("text.locale", "=", locale),
    )
    .leftJoin("media as video_file", "video_file.slug", "video.file")
    .select([
      "video.id",
      "video.slug",
      "text.title",
      "text.description",
      "video_file.url as file",
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
