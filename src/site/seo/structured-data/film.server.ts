import type { VideoObject } from "schema-dts";
import type { VideoSummary } from "#contract/video.ts";
import { pictureAddress } from "#domain/picture-address.ts";

/** Those of the films that play on our pages. */
export function videoObjects(films: readonly VideoSummary[], origin: string): VideoObject[] {
  return films.flatMap(({ title, description, poster, file, durationSeconds, publishedAt }) => {
    if (file === null) return [];
    return [
      {
        "@type": "VideoObject",
        name: title,
        description,
        thumbnailUrl: origin + pictureAddress(poster),
        uploadDate: `${publishedAt}T00:00:00+00:00`, // a bare day has no time zone to search engines
        duration: `PT${durationSeconds}S`,
        contentUrl: origin + file,
      } as const,
    ];
  });
}
