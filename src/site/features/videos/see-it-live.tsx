import { useTranslations } from "use-intl";
import { AskLink } from "#site/components/ask-link.tsx";

/** What no film shows can be seen in a call. */
export function SeeItLive() {
  const t = useTranslations("videos.live");
  const tNav = useTranslations("nav");
  return (
    <section className="closing">
      <h2 className="h-3">{t("heading")}</h2>
      <p className="soft">{t("text")}</p>
      <AskLink className="btn btn--line">{tNav("ask")}</AskLink>
    </section>
  );
}
