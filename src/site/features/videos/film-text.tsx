import { useTranslations } from "use-intl";
import type { VideoSummary } from "#contract/video.ts";
import { linkTo } from "#domain/links.ts";
import { playingTime } from "#i18n/format-time.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import { Icon } from "#site/ui/icon.tsx";
import { Link } from "#site/ui/link.tsx";

/** What a film shows, since when, how long it is and how often it was seen; where it shows a home, the way there. */
export function FilmText({ video }: { video: VideoSummary }) {
  const { locale, format } = useVisitor();
  const t = useTranslations("videos");
  const { title, description, durationSeconds, views, publishedAt, project } = video;
  return (
    <div className="film__text">
      <p className="meta">
        <time dateTime={publishedAt}>{format.date(publishedAt)}</time>
        <span>
          <span className="vh">{t("length")} </span>
          <time dateTime={`PT${durationSeconds}S`}>
            <bdi>{playingTime(durationSeconds)}</bdi>
          </time>
        </span>
        <span>{t("views", { count: views, views: format.number(views) })}</span>
      </p>
      <h3>{title}</h3>
      <p className="soft">{description}</p>
      {project !== null && (
        <Link
          className="go"
          to={linkTo(locale, "project", {
            country: project.country.slug,
            city: project.city.slug,
            slug: project.slug,
          })}
        >
          {t("home", { name: project.name })}
          <Icon name="arrow-right" />
        </Link>
      )}
    </div>
  );
}
