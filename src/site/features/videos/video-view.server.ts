import type { VideoSummary } from "#contract/video.ts";
import { linkTo } from "#domain/links.ts";
import { formatDuration } from "#i18n/format-time.ts";
import type { Visitor } from "#i18n/visitor.tsx";

/** Figures are formatted for the locale. */
export interface VideoView extends Omit<VideoSummary, "project"> {
  published: string;
  playingTime: string;
  viewsText: string;
  /** Project it shows. */
  project: { name: string; href: string } | null;
}

export function videoView({ project, ...video }: VideoSummary, visitor: Visitor): VideoView {
  const { locale, format } = visitor;
  return {
    ...video,
    published: format.date(video.publishedAt),
    playingTime: formatDuration(video.durationSeconds),
    viewsText: format.number(video.views),
    project: project && {
      name: project.name,
      href: linkTo(locale, "project", {
        country: project.country.slug,
        city: project.city.slug,
        slug: project.slug,
      }),
    },
  };
}
