import type { ReactNode, SyntheticEvent } from "react";
import { useTranslations } from "use-intl";
import type { VideoSummary } from "#contract/video.ts";
import { localeFacts } from "#domain/locale.ts";
import { youtubeLink } from "#domain/links.ts";
import { useVisitorPreferences } from "#i18n/visitor-preferences.tsx";
import iconSprite from "#site/ui/icons.svg?url";
import { Icon } from "#site/ui/icon.tsx";
import { Picture } from "#site/ui/picture.tsx";

/** The icon sprite draws nothing by itself; without a poster some browsers paint the player grey. */
const transparentPoster = iconSprite;

interface VideoPlayerProps {
  video: Pick<VideoSummary, "title" | "file" | "youtubeId" | "poster" | "captions">;
  /** As in `<img sizes>`. */
  sizes: string;
  /** For the first picture of a page. */
  eager?: boolean;
}

/** Fetches nothing before the visitor plays it; a video hosted elsewhere becomes a link. */
export function VideoPlayer({ video, sizes, eager = false }: VideoPlayerProps) {
  const { locale } = useVisitorPreferences();
  const { title, file, youtubeId, poster, captions } = video;
  const posterImage = <Picture picture={poster} sizes={sizes} eager={eager} alt="" />;
  if (file === null)
    return <YoutubeVideo poster={posterImage} youtubeId={youtubeId} title={title} />;
  return (
    <div className="video-player">
      {/* Not the player's own poster, which browsers fetch at once, in one width and format. */}
      {posterImage}
      <video
        ref={trackPlaying}
        onPlay={pauseOther}
        controls
        playsInline
        preload="none"
        poster={transparentPoster}
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

/** Only one plays at a time. */
let playingVideo: HTMLVideoElement | null = null;

/** A video may play before hydration. */
function trackPlaying(video: HTMLVideoElement | null): void {
  if (video?.paused === false) playingVideo = video;
}

function pauseOther({ currentTarget: video }: SyntheticEvent<HTMLVideoElement>): void {
  if (playingVideo !== video) playingVideo?.pause();
  playingVideo = video;
}

interface YoutubeVideoProps {
  poster: ReactNode;
  youtubeId: string | null;
  title: string;
}

/** A link after a privacy notice. Nothing is embedded, so YouTube learns nothing before it is followed. */
function YoutubeVideo({ poster, youtubeId, title }: YoutubeVideoProps) {
  const t = useTranslations("video_player.youtube");
  return (
    <div className="video-player video-player--external">
      {poster}
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
            <span className="visually-hidden">{t("title_suffix", { title })}</span>
          </a>
        </details>
      )}
    </div>
  );
}
