import { useTranslations } from "use-intl";
import type { VideoSummary } from "#contract/video.ts";
import { FilmText } from "#site/features/videos/film-text.tsx";
import type { Programme } from "#site/features/videos/programme.ts";
import { Film } from "#site/components/film.tsx";

/** One film leads, those put forward stand side by side below it, and the others follow line by line. */
export function FilmList({ lead, featured, others }: Programme & { lead: VideoSummary }) {
  const t = useTranslations("videos");
  return (
    <>
      <section>
        <h2 className="vh">{t("lead")}</h2>
        <article className="films__lead">
          <Film video={lead} sizes="(min-width: 64rem) 52rem, 92vw" eager />
          <FilmText video={lead} />
        </article>
      </section>
      {featured.length > 0 && (
        <section className="section films__section">
          <h2 className="h-3 films__heading">{t("featured")}</h2>
          <div className="grid grid--cards">
            {featured.map((video) => (
              <article key={video.slug} className="films__card">
                <Film
                  video={video}
                  sizes="(min-width: 64rem) 30vw, (min-width: 40rem) 46vw, 92vw"
                />
                <FilmText video={video} />
              </article>
            ))}
          </div>
        </section>
      )}
      {others.length > 0 && (
        <section className="section films__section">
          <h2 className="h-3 films__heading">{t("more")}</h2>
          {others.map((video) => (
            <article key={video.slug} className="films__line">
              <Film video={video} sizes="(min-width: 64rem) 26rem, (min-width: 48rem) 40vw, 92vw" />
              <FilmText video={video} />
            </article>
          ))}
        </section>
      )}
    </>
  );
}
