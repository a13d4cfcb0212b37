import { useTranslations } from "use-intl";
import { parseAskedPage } from "#contract/page-query.ts";
import { linkTo } from "#domain/links.ts";
import { translatorFor } from "#i18n/messages.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import { apiFor } from "#site/api-client.ts";
import { AskAdviser } from "#site/features/developers/ask-adviser.tsx";
import { DeveloperTable } from "#site/features/developers/developer-table.tsx";
import { localeOfPath } from "#site/locale-of-path.ts";
import { pageHead } from "#site/page-head.ts";
import { pagedTitle, refusePastEnd } from "#site/paged-list.ts";
import { Paging } from "#site/parts/paging.tsx";
import { Icon } from "#site/ui/icon.tsx";
import { Link } from "#site/ui/link.tsx";
import { PageHero } from "#site/parts/page-hero.tsx";
import { sheets } from "#site/sheets.ts";
import developersSheet from "#site/styles/sheets/developers.css?url";
import figuresSheet from "#site/styles/sheets/figures.css?url";
import type { Route } from "./+types/developer-companies.ts";

export const links = sheets(figuresSheet, developersSheet);

export async function loader({ url, context }: Route.LoaderArgs) {
  const api = apiFor(context, localeOfPath(url.pathname));
  const { content, page } = await api.need("developers", {
    query: parseAskedPage(url.searchParams),
  });
  refusePastEnd(page);
  return { developers: content, page };
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  if (loaderData === undefined) return [];
  const locale = localeOfPath(location.pathname);
  const t = translatorFor(locale, "developers");
  const title = t("title");
  return pageHead({
    locale,
    title: pagedTitle(locale, title, loaderData.page),
    description: t("description"),
  });
}

export default function DeveloperCompanies({ loaderData }: Route.ComponentProps) {
  const { developers, page } = loaderData;
  const { locale } = useVisitor();
  const t = useTranslations("developers");
  const tListing = useTranslations("listing");
  return (
    <main id="main">
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
              <p className="lede pb-5">{t("none")}</p>
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
        <p className="pt-6">
          <Link className="go" to={linkTo(locale, "partnership")}>
            {t("join")}
            <Icon name="arrow-right" />
          </Link>
        </p>
      </AskAdviser>
    </main>
  );
}
