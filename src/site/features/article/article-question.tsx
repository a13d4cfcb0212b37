import { useTranslations } from "use-intl";
import type { RegionName } from "#contract/shared.ts";
import { whatsappLineFor } from "#domain/contact-line.ts";
import { whatsappLink } from "#domain/links.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import { shareChannelsFor } from "#site/parts/share/share-channels.ts";
import { AskLink } from "#site/parts/ask-link.tsx";
import { useCompany } from "#site/parts/company.tsx";
import { Icon } from "#site/ui/icon.tsx";

interface ArticleQuestionProps {
  title: string;
  country: RegionName | null;
}

/** Where the text ends, the reader's own case begins: the form, and WhatsApp with the article's title where it is in use. */
export function ArticleQuestion({ title, country }: ArticleQuestionProps) {
  const { locale } = useVisitor();
  const t = useTranslations("article.ask");
  const company = useCompany();
  const line = whatsappLineFor({ country: country?.slug ?? null, city: null });
  return (
    <section className="closing">
      <h2 className="h-3">
        {country === null ? t("heading") : t("heading_place", { place: country.nameIn })}
      </h2>
      <p className="soft">{t("text")}</p>
      <div className="cluster">
        <AskLink className="btn">{t("form")}</AskLink>
        {company && shareChannelsFor(locale).includes("whatsapp") && (
          <a
            className="btn btn--line"
            href={whatsappLink(company.whatsapp[line], t("whatsapp_text", { title }))}
          >
            <Icon name="whatsapp" />
            {t("whatsapp")}
          </a>
        )}
      </div>
    </section>
  );
}
