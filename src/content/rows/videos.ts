import type { Locale } from "#domain/locale.ts";
import type { Video } from "#content/kinds/video.ts";
import { toFlag } from "#content/rows/flags.ts";
import { eachLocale, localized } from "#content/rows/localized.ts";
import { mapping } from "#content/rows/mapping.ts";

export const videos = mapping({
  name: "videos",
  table: "video",
  parts: ["video_text"],
  toColumns: (video: Video, ids) => ({
    file: video.file,
    youtube_id: video.youtubeId,
    poster: video.poster,
    duration_seconds: video.durationSeconds,
    views: video.views,
    published_at: video.publishedAt,
    featured: toFlag(video.featured),
    project_id: ids.idOrNull("project", video.project),
  }),
  toParts: ({ title, description, captions }) => ({
    video_text: eachLocale((locale) => ({
      title: title[locale],
      description: description[locale],
      captions: captions[locale],
    })),
  }),
  toContent: ({ identity, columns, parts: { video_text: texts } }, ids) => ({
    ...identity,
    title: localized(texts, (text) => text.title),
    description: localized(texts, (text) => text.description),
    file: columns.file,
    youtubeId: columns.youtube_id,
    captions: captionsOf(texts),
    poster: columns.poster,
    durationSeconds: columns.duration_seconds,
    views: columns.views,
    publishedAt: columns.published_at,
    featured: columns.featured === 1,
    project: ids.slugOrNull("project", columns.project_id),
  }),
});

function captionsOf(texts: readonly { locale: Locale; captions: string | null }[]) {
  const files = texts.map(({ locale, captions }) => [locale, captions]);
  return Object.fromEntries(files) as Video["captions"]; // a text table has a row for every locale
}
