import type { ReactNode, SyntheticEvent } from "react";
import { useTranslations } from "use-intl";
import type { VideoSummary } from "#contract/video.ts";
import { localeFacts } from "#domain/locale.ts";
import { youtubeLink } from "#domain/links.ts";
import { useVisitorChoice } from "#i18n/visitor-choice.tsx";
import signs from "#site/ui/icons.svg?url";
import { Icon } from "#site/ui/icon.tsx";
import { Picture } from "#site/ui/picture.tsx";

/**
 * By itself the file of signs draws nothing, and a page has it already. A player without any poster is painted grey by some
 * browsers, over what lies behind it.
 */
const clearPoster = signs;

interface FilmProps {
  video: Pick<VideoSummary, "title" | "file" | "youtubeId" | "poster" | "captions">;
  /** How wide it is drawn, as in `<img sizes>`. */
  sizes: string;
  /** For the first picture of a page. */
  eager?: boolean;
}

/** A film behind its poster, of which nothing is fetched before the visitor plays it; or the way to where else it stands. */
export function Film({ video, sizes, eager = false }: FilmProps) {
  const { locale } = useVisitorChoice();
  const { title, file, youtubeId, poster, captions } = video;
  const still = <Picture picture={poster} sizes={sizes} eager={eager} alt="" />;
  if (file === null) return <FilmElsewhere still={still} youtubeId={youtubeId} title={title} />;
  return (
    <div className="film">
      {/* Not as the player's own poster: browsers fetch those at once, all of a page's, in one width and format. */}
      {still}
      <video
        ref={notePlaying}
        onPlay={pauseOther}
        controls
        playsInline
        preload="none"
        poster={clearPoster}
        width={poster.width}
        height={poster.height}
        aria-label={title}
      >
        <source src={file} type="video/mp4" />
        {captions.map(({ language, url }) => (
          <track
            key={language}
            kind="captions"
            src={url}
            srcLang={localeFacts[language].htmlLang}
            label={localeFacts[language].label}
            default={language === locale}
          />
        ))}
      </video>
    </div>
  );
}

/** Two at once would drown each other. */
let playing: HTMLVideoElement | null = null;

/** One may play before the page is hydrated. */
function notePlaying(film: HTMLVideoElement | null): void {
  if (film?.paused === false) playing = film;
}

function pauseOther({ currentTarget: film }: SyntheticEvent<HTMLVideoElement>): void {
  if (playing !== film) playing?.pause();
  playing = film;
}

interface FilmElsewhereProps {
  still: ReactNode;
  youtubeId: string | null;
  title: string;
}

/**
 * A film that stands on YouTube: our own picture of it, and a link that is there once the visitor has been told who is asked.
 * Nothing of it is built into the page, so YouTube hears of nobody who has not followed the link.
 */
function FilmElsewhere({ still, youtubeId, title }: FilmElsewhereProps) {
  const t = useTranslations("film.youtube");
  return (
    <div className="film film--away">
      {still}
      {youtubeId !== null && (
        <details>
          <summary>
            {t("notice")}
            <Icon name="chevron-down" />
          </summary>
          <p className="soft">{t("text")}</p>
          <a
            className="btn btn--line"
            href={youtubeLink(youtubeId)}
            target="_blank"
            rel="noopener noreferrer"
          >
            {t("open")}
            <span className="vh">{t("which", { title })}</span>
          </a>
        </details>
      )}
    </div>
  );
}
