import { useTranslations } from "use-intl";
import { AskLink } from "#site/components/ask-link.tsx";

/** What nobody has written down yet can be asked. */
export function Unwritten() {
  const t = useTranslations("blog");
  const tNav = useTranslations("nav");
  return (
    <section className="closing">
      <h2 className="h-3">{t("unwritten")}</h2>
      <p className="soft">{t("empty_text")}</p>
      <AskLink className="btn btn--line">{tNav("ask")}</AskLink>
    </section>
  );
}
