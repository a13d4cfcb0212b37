import { useTranslations } from "use-intl";
import type { RegionName } from "#contract/shared.ts";
import { whatsappLineFor } from "#domain/contact-line.ts";
import { AskLink } from "#site/components/ask-link.tsx";
import { OtherWays } from "#site/components/channels/other-ways.tsx";
import { WriteLink } from "#site/components/channels/write-link.tsx";

interface ArticleQuestionProps {
  title: string;
  country: RegionName | null;
}

/** Where the text ends, the reader's own case begins: the form, and a chat that begins with the article's title. */
export function ArticleQuestion({ title, country }: ArticleQuestionProps) {
  const t = useTranslations("article.ask");
  const line = whatsappLineFor({ country: country?.slug ?? null, city: null });
  const question = { line, text: t("chat_text", { title }) };
  return (
    <section className="closing">
      <h2 className="h-3">
        {country === null ? t("heading") : t("heading_place", { place: country.nameIn })}
      </h2>
      <p className="soft">{t("text")}</p>
      <div className="cluster">
        <AskLink className="btn">{t("form")}</AskLink>
        <WriteLink className="btn btn--line" question={question} />
      </div>
      <div className="cluster more-ways">
        <OtherWays className="go" question={question} />
      </div>
    </section>
  );
}
