import { useEffect, useRef } from "react";
import { useTranslations } from "use-intl";
import { HomeLink, RetryLink } from "#site/features/failure/ways-on.tsx";

interface FilesLostProps {
  /** Of the page that was asked for. */
  path: string;
  isOffline: boolean;
}

/** In place of the page that one wanted to leave: what shows the next one cannot be had. Its heading takes the focus, as that of a page would. */
export function FilesLost({ path, isOffline }: FilesLostProps) {
  const t = useTranslations("failure");
  const heading = useRef<HTMLHeadingElement>(null);
  const title = isOffline ? t("unreached.title") : t("fault.title");
  useEffect(() => {
    const former = document.title;
    document.title = title; // no page has come that could bring its own
    heading.current?.focus();
    return () => {
      if (document.title === title) document.title = former;
    };
  }, [title]);
  return (
    <main id="main" className="wrap section--tight">
      <div className="empty empty--tall">
        <div className="empty__b">
          <h1 className="h-2" ref={heading} tabIndex={-1}>
            {title}
          </h1>
          <p className="soft">{t("unreached.text")}</p>
          <RetryLink path={path} />
          <HomeLink />
        </div>
      </div>
    </main>
  );
}
