import { useTranslations } from "use-intl";
import type { Paging as PageOfList } from "#contract/shared.ts";
import { linkTo } from "#domain/links.ts";
import { useVisitorPreferences } from "#i18n/visitor-preferences.tsx";
import { ContactLink } from "#site/components/contact-link.tsx";
import { Breadcrumbs } from "#site/components/breadcrumbs.tsx";
import { EmptyState } from "#site/components/empty-state.tsx";
import { VideoPlayer } from "#site/components/video-player.tsx";
import type { PagingView } from "#site/components/paging-view.server.ts";
import { Paging } from "#site/components/paging.tsx";
import type { VideoArrangement } from "#site/features/videos/arrange-videos.ts";
import type { VideoView } from "#site/features/videos/video-view.server.ts";
import { Icon } from "#site/ui/icon.tsx";
import { Link } from "#site/ui/link.tsx";

export interface VideosView {
  page: PageOfList;
  paging: PagingView | null;
  arrangement: VideoArrangement<VideoView>;
}

export function VideosPage({ page, paging, arrangement }: VideosView) {
  const { lead } = arrangement;
  const t = useTranslations("videos");
  return (
    <>
      <Breadcrumbs current={t("breadcrumb")} />
      <div className="section-head">
        <h1>{t("heading")}</h1>
        <div>
          <p className="lede">{t("lede")}</p>
          {page.number > 1 && <p>{t("page", { page: page.number, pages: page.pages })}</p>}
        </div>
      </div>
      {lead === null ? <NoVideos /> : <VideoList {...arrangement} lead={lead} />}
      <Paging paging={paging} />
      <SeeItLive />
    </>
  );
}

function VideoList({ lead, featured, others }: VideoArrangement<VideoView> & { lead: VideoView }) {
  const t = useTranslations("videos");
  return (
    <>
      <section>
        <h2 className="visually-hidden">{t("lead")}</h2>
        <article className="videos__lead">
          <VideoPlayer video={lead} sizes="(min-width: 64rem) 52rem, 92vw" eager />
          <VideoText video={lead} />
        </article>
      </section>
      {featured.length > 0 && (
        <section className="section videos__section">
          <h2 className="h-3 videos__heading">{t("featured")}</h2>
          <div className="grid grid--cards">
            {featured.map((video) => (
              <article key={video.slug} className="videos__card">
                <VideoPlayer
                  video={video}
                  sizes="(min-width: 64rem) 30vw, (min-width: 40rem) 46vw, 92vw"
                />
                <VideoText video={video} />
              </article>
            ))}
          </div>
        </section>
      )}
      {others.length > 0 && (
        <section className="section videos__section">
          <h2 className="h-3 videos__heading">{t("more")}</h2>
          {others.map((video) => (
            <article key={video.slug} className="videos__line">
              <VideoPlayer
                video={video}
                sizes="(min-width: 64rem) 26rem, (min-width: 48rem) 40vw, 92vw"
              />
              <VideoText video={video} />
            </article>
          ))}
        </section>
      )}
    </>
  );
}

function VideoText({ video }: { video: VideoView }) {
  const t = useTranslations("videos");
  const { title, description, durationSeconds, views, publishedAt, project } = video;
  return (
    <div className="video-text">
      <p className="post-meta">
        <time dateTime={publishedAt}>{video.published}</time>
        <span>
          <span className="visually-hidden">{t("length")} </span>
          <time dateTime={`PT${durationSeconds}S`}>
            <bdi>{video.playingTime}</bdi>
          </time>
        </span>
        <span>{t("views", { count: views, views: video.viewsText })}</span>
      </p>
      <h3>{title}</h3>
      <p className="soft">{description}</p>
      {project !== null && (
        <Link className="action-link" to={project.href}>
          {t("project", { name: project.name })}
          <Icon name="arrow-right" />
        </Link>
      )}
    </div>
  );
}

function NoVideos() {
  const { locale } = useVisitorPreferences();
  const t = useTranslations("videos");
  const tNav = useTranslations("nav");
  return (
    <EmptyState heading={t("empty")} headingSize="h-3">
      <Link className="action-link" to={linkTo(locale, "listing", { country: "properties" })}>
        {tNav("all_properties")}
        <Icon name="arrow-right" />
      </Link>
    </EmptyState>
  );
}

/** Offers a video call for what no video shows. */
function SeeItLive() {
  const t = useTranslations("videos.live");
  const tNav = useTranslations("nav");
  return (
    <section className="closing">
      <h2 className="h-3">{t("heading")}</h2>
      <p className="soft">{t("text")}</p>
      <ContactLink className="btn btn--line">{tNav("ask")}</ContactLink>
    </section>
  );
}
