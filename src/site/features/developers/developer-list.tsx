import { useTranslations } from "use-intl";
import { linkTo } from "#domain/links.ts";
import { useVisitorPreferences } from "#i18n/visitor-preferences.tsx";
import { PageHero } from "#site/components/page-hero.tsx";
import { Paging } from "#site/components/paging.tsx";
import { DeveloperContact } from "#site/features/developers/developer-contact.tsx";
import type {
  DeveloperListView,
  DeveloperRowView,
} from "#site/features/developers/developer-list-view.server.ts";
import { DeveloperLogo } from "#site/features/developers/developer-logo.tsx";
import { Figure } from "#site/ui/figure.tsx";
import { Icon } from "#site/ui/icon.tsx";
import { Link } from "#site/ui/link.tsx";

export function DeveloperList({ developers, paging }: DeveloperListView) {
  const { locale } = useVisitorPreferences();
  const t = useTranslations("developers");
  const tListing = useTranslations("listing");
  return (
    <>
      <PageHero
        breadcrumbs={{
          current: t("title"),
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
              <Link
                className="action-link"
                to={linkTo(locale, "listing", { country: "properties" })}
              >
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
          <Paging paging={paging} />
        </div>
      </section>
      <DeveloperContact heading={t("ask.heading")} text={t("ask.text")} chat={t("ask.chat")}>
        <p className="developer-list__join">
          <Link className="action-link" to={linkTo(locale, "partnership")}>
            {t("partnership")}
            <Icon name="arrow-right" />
          </Link>
        </p>
      </DeveloperContact>
    </>
  );
}

function DeveloperTable({ developers }: Pick<DeveloperListView, "developers">) {
  const t = useTranslations("developers");
  return (
    <table className="ledger ledger--fold developer-table">
      <caption className="visually-hidden">{t("caption")}</caption>
      <thead>
        <tr>
          <th scope="col">{t("column.developer")}</th>
          <th scope="col" className="developer-table__about">
            {t("column.about")}
          </th>
          <th scope="col" className="ledger__fold">
            {t("column.country")}
          </th>
          <th scope="col" className="ledger__number ledger__fold">
            {t("column.founded")}
          </th>
          <th scope="col" className="ledger__number">
            {t("column.delivered")}
          </th>
          <th scope="col" className="ledger__number">
            {t("column.building")}
          </th>
          <th scope="col" className="ledger__number">
            {t("column.listed")}
          </th>
        </tr>
      </thead>
      <tbody>
        {developers.map((developer) => (
          <DeveloperRow key={developer.href} developer={developer} />
        ))}
      </tbody>
    </table>
  );
}

function DeveloperRow({ developer }: { developer: DeveloperRowView }) {
  const { country, projects, listing } = developer;
  return (
    <tr>
      <th scope="row">
        <div className="developer-table__name">
          <DeveloperLogo logo={developer.logo} />
          <span>
            <Link to={developer.href}>
              <bdi>{developer.name}</bdi>
            </Link>
            <small className="ledger__sub">{developer.headquarters}</small>
            <small className="ledger__sub developer-table__since">{developer.since}</small>
          </span>
        </div>
      </th>
      <td className="developer-table__about">{developer.summary}</td>
      <td className="ledger__fold">
        {country === null ? "–" : <Link to={country.href}>{country.name}</Link>}
      </td>
      <td className="ledger__number ledger__fold">{developer.founded}</td>
      <td className="ledger__number">
        <Figure parts={{ before: "", main: developer.delivered, after: "" }} size="sm" />
      </td>
      <td className="ledger__number ledger__large">{developer.underConstruction}</td>
      <td className="ledger__number ledger__large">
        {listing === null ? (
          projects
        ) : (
          <Link to={listing.href}>
            <span aria-hidden="true">{projects}</span>
            <span className="visually-hidden">{listing.label}</span>
          </Link>
        )}
      </td>
    </tr>
  );
}
