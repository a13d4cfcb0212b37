import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { youtubeLink } from "#domain/links.ts";
import { Icon } from "#site/ui/icon.tsx";

interface FilmElsewhereProps {
  still: ReactNode;
  youtubeId: string | null;
  title: string;
}

/**
 * A film that stands on YouTube: our own picture of it, and a link that is there once the visitor has been told who is asked.
 * Nothing of it is built into the page, so YouTube hears of nobody who has not followed the link.
 */
export function FilmElsewhere({ still, youtubeId, title }: FilmElsewhereProps) {
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
