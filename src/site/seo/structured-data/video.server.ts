import type { VideoObject } from "schema-dts";
import type { VideoSummary } from "#contract/video.ts";
import { pictureUrl } from "#domain/picture-url.ts";

/** Only videos that play on our own pages. */
export function videoObjects(videos: readonly VideoSummary[], origin: string): VideoObject[] {
  return videos.flatMap(({ title, description, poster, file, durationSeconds, publishedAt }) => {
    if (file === null) return [];
    return [
      {
        "@type": "VideoObject",
        name: title,
        description,
        thumbnailUrl: origin + pictureUrl(poster),
        uploadDate: `${publishedAt}T00:00:00+00:00`, // search engines want a time zone
        duration: `PT${durationSeconds}S`,
        contentUrl: origin + file,
      } as const,
    ];
  });
}
