import { data } from "react-router";
import { useTranslations } from "use-intl";
import { useVisitor } from "#i18n/visitor.tsx";
import { apiFor } from "#site/api-client.ts";
import { localeOfPath } from "#site/locale-of-path.ts";
import { pageHead } from "#site/page-head.ts";
import { shownSection } from "#site/page-sections.server.ts";
import { Breadcrumbs } from "#site/parts/breadcrumbs.tsx";
import { sheets } from "#site/sheets.ts";
import companySheet from "#site/styles/sheets/company.css?url";
import type { Route } from "./+types/privacy-policy.ts";

export const links = sheets(companySheet);

export async function loader({ url, context }: Route.LoaderArgs) {
  const api = apiFor(context, localeOfPath(url.pathname));
  const page = await api.get("page", { params: { slug: "privacy-policy" } });
  if (page === null) throw data(null, { status: 404 });
  const { title, description, hero, version, sections } = page;
  return { title, description, hero, version, sections: sections.map(shownSection) };
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  if (loaderData === undefined) return [];
  const { title, description } = loaderData;
  return pageHead({ locale: localeOfPath(location.pathname), title, description });
}

export default function PrivacyPolicy({ loaderData }: Route.ComponentProps) {
  const { title, hero, version, sections } = loaderData;
  const { format } = useVisitor();
  const t = useTranslations("policy");
  return (
    <main id="main" className="policy wrap">
      <Breadcrumbs here={title} />
      <div className="head">
        <h1>{hero.heading}</h1>
        <div>
          <p className="lede">{hero.text}</p>
          {version !== null && (
            <p className="policy__version">
              {t.rich("version", {
                date: format.date(version),
                day: (date) => <time dateTime={version}>{date}</time>,
              })}
            </p>
          )}
        </div>
      </div>
      <div className="grid grid--12">
        <nav className="toc toc--stays lg:col-span-4" aria-label={t("contents")}>
          {sections.map(({ heading }, index) => (
            <a key={heading} href={`#${sectionId(index)}`}>
              {heading}
            </a>
          ))}
        </nav>
        <div className="lg:col-span-7 lg:col-start-6">
          {sections.map(({ heading, bodyHtml }, index) => (
            <section key={heading} id={sectionId(index)}>
              <h2>{heading}</h2>
              <div className="prose" dangerouslySetInnerHTML={{ __html: bodyHtml }} />
            </section>
          ))}
        </div>
      </div>
    </main>
  );
}

/** The same in every language, and as the text itself links to: `#section-9`. */
function sectionId(index: number): string {
  return `section-${index + 1}`;
}
