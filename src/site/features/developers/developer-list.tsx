import { useTranslations } from "use-intl";
import type { DeveloperSummary } from "#contract/developer.ts";
import type { Paging as PageOfList } from "#contract/shared.ts";
import { linkTo } from "#domain/links.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import { AskAdviser } from "#site/features/developers/ask-adviser.tsx";
import { DeveloperTable } from "#site/features/developers/developer-table.tsx";
import { PageHero } from "#site/components/page-hero.tsx";
import { Paging } from "#site/components/paging.tsx";
import { Icon } from "#site/ui/icon.tsx";
import { Link } from "#site/ui/link.tsx";

export interface DeveloperListView {
  developers: readonly DeveloperSummary[];
  page: PageOfList;
}

/** All developers in a table, and whom to ask about them. */
export function DeveloperList({ developers, page }: DeveloperListView) {
  const { locale } = useVisitor();
  const t = useTranslations("developers");
  const tListing = useTranslations("listing");
  return (
    <>
      <PageHero
        crumbs={{
          here: t("title"),
        }}
        heading={t("heading")}
        summary={t("lede")}
        image={null}
      />
      <section className="section section--flush">
        <div className="wrap">
          {developers.length === 0 ? (
            <>
              <p className="lede developer-list__none">{t("none")}</p>
              <Link className="go" to={linkTo(locale, "listing", { country: "properties" })}>
                {tListing("all")}
                <Icon name="arrow-right" />
              </Link>
            </>
          ) : (
            <>
              <DeveloperTable developers={developers} />
              <p className="ledger__note">{t("note")}</p>
            </>
          )}
          <Paging
            page={page}
            hrefOf={(number) => linkTo(locale, "developer-companies", { page: number })}
          />
        </div>
      </section>
      <AskAdviser
        heading={t("ask.heading")}
        text={t("ask.text")}
        question={{ line: "turkey", text: t("ask.chat") }}
      >
        <p className="developer-list__join">
          <Link className="go" to={linkTo(locale, "partnership")}>
            {t("join")}
            <Icon name="arrow-right" />
          </Link>
        </p>
      </AskAdviser>
    </>
  );
}
