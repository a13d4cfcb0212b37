import { useTranslations } from "use-intl";
import type { DeveloperSummary } from "#contract/developer.ts";
import { linkTo } from "#domain/links.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import { developerHomes } from "#site/features/developers/developer-homes.ts";
import { DeveloperLogo } from "#site/features/developers/developer-logo.tsx";
import { Figure } from "#site/ui/figure.tsx";
import { Link } from "#site/ui/link.tsx";

/** Developers with where they build, since when, and what they have built. */
export function DeveloperTable({ developers }: { developers: readonly DeveloperSummary[] }) {
  const t = useTranslations("developers");
  return (
    <table className="ledger ledger--fold devs">
      <caption className="vh">{t("caption")}</caption>
      <thead>
        <tr>
          <th scope="col">{t("column.developer")}</th>
          <th scope="col" className="devs__say">
            {t("column.about")}
          </th>
          <th scope="col" className="fold">
            {t("column.country")}
          </th>
          <th scope="col" className="n fold">
            {t("column.founded")}
          </th>
          <th scope="col" className="n">
            {t("column.delivered")}
          </th>
          <th scope="col" className="n">
            {t("column.building")}
          </th>
          <th scope="col" className="n">
            {t("column.listed")}
          </th>
        </tr>
      </thead>
      <tbody>
        {developers.map((developer) => (
          <DeveloperRow key={developer.slug} developer={developer} />
        ))}
      </tbody>
    </table>
  );
}

function DeveloperRow({ developer }: { developer: DeveloperSummary }) {
  const { locale, format } = useVisitor();
  const t = useTranslations("developers");
  const { slug, name, country, founded, projects } = developer;
  return (
    <tr>
      <th scope="row">
        <div className="devs__who">
          <DeveloperLogo logo={developer.logo} />
          <span>
            <Link to={linkTo(locale, "developer-company", { slug })}>
              <bdi>{name}</bdi>
            </Link>
            <small className="ledger__sub">{developer.headquarters}</small>
            <small className="ledger__sub devs__since">
              {country === null
                ? t("since", { year: String(founded) })
                : t("since_in", { country: country.name, year: String(founded) })}
            </small>
          </span>
        </div>
      </th>
      <td className="devs__say">{developer.summary}</td>
      <td className="fold">
        {country === null ? (
          "–"
        ) : (
          <Link to={linkTo(locale, "country", { country: country.slug })}>{country.name}</Link>
        )}
      </td>
      <td className="n fold">{founded}</td>
      <td className="n">
        <Figure
          parts={{ before: "", main: format.number(developer.delivered), after: "" }}
          size="sm"
        />
      </td>
      <td className="n big">{format.number(developer.underConstruction)}</td>
      <td className="n big">
        {projects === 0 ? (
          format.number(projects)
        ) : (
          <Link to={developerHomes(locale, slug)}>
            <span aria-hidden="true">{format.number(projects)}</span>
            <span className="vh">{t("homes", { name, count: projects })}</span>
          </Link>
        )}
      </td>
    </tr>
  );
}
