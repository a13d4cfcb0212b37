import { useTranslations } from "use-intl";
import type { ProjectDetail } from "#contract/project.ts";
import { parseHomeList } from "#contract/home-list.ts";
import { linkTo, screenPath } from "#domain/links.ts";
import { translatorFor } from "#i18n/messages.ts";
import { useVisitorChoice } from "#i18n/visitor-choice.tsx";
import { apiFor, type ApiClient } from "#site/data/api-client.ts";
import { AbsentHomes } from "#site/features/compare/absent-homes.tsx";
import { comparedHome } from "#site/features/compare/compared-home.ts";
import { comparisonView } from "#site/features/compare/comparison-view.server.ts";
import { ComparisonActs } from "#site/features/compare/comparison-acts.tsx";
import { Comparison } from "#site/features/compare/comparison.tsx";
import { KeepThis } from "#site/features/compare/keep-this.tsx";
import { PrintedFacts } from "#site/features/compare/printed-facts.tsx";
import { comparisonHeading } from "#site/features/compare/remove-link.tsx";
import { Sources } from "#site/features/compare/sources.tsx";
import { OneMissing, OwnComparison } from "#site/features/compare/too-few.tsx";
import { projectPage } from "#site/features/project/page.server.ts";
import { localeOfPath } from "#site/data/locale-of-path.ts";
import { pageHead } from "#site/seo/page-head.ts";
import { Breadcrumbs } from "#site/components/breadcrumbs.tsx";
import { useKeptHomes } from "#site/components/kept-homes/kept-homes.ts";
import { Share } from "#site/components/share/share.tsx";
import { siteOriginContext, todayContext } from "#site/data/request-context.ts";
import { visitorIn } from "#site/data/visitor.server.ts";
import { named } from "#site/data/route-middleware.ts";
import { sheets } from "#site/styles/sheets.ts";
import compareSheet from "#site/styles/sheets/compare.css?url";
import type { Route } from "./+types/compare.ts";

export { shouldReloadPage as shouldRevalidate } from "#site/layout/should-revalidate.ts";

export const middleware = named("not-indexed");

export const links = sheets(compareSheet);

export async function loader(args: Route.LoaderArgs) {
  const { url, context } = args;
  const asked = parseHomeList(url.searchParams, "compare");
  // Without a locale, so that each reader gets their own.
  const address = context.get(siteOriginContext) + screenPath("compare", { homes: asked });
  const visitor = await visitorIn(args);
  const today = context.get(todayContext);
  const shown = { asked, today: visitor.format.date(today), address };
  if (asked.length === 0) {
    return { ...shown, view: comparisonView([], visitor), withdrawn: [], unknown: [] };
  }
  const api = apiFor(context, visitor.locale);
  const [found, rates] = await Promise.all([readHomes(api, asked), api.need("currencies")]);
  const homes = found.projects.map((project) =>
    comparedHome(projectPage(project, new URLSearchParams(), rates.content, today)),
  );
  const known = [...homes.map(({ ref }) => ref), ...found.withdrawn];
  return {
    ...shown,
    view: comparisonView(homes, visitor),
    withdrawn: found.withdrawn,
    unknown: asked.filter((ref) => !known.includes(ref)),
  };
}

async function readHomes(
  api: ApiClient,
  asked: readonly string[],
): Promise<{ projects: ProjectDetail[]; withdrawn: string[] }> {
  const query = { homes: asked.join(",") };
  const { content, withdrawn } = await api.need("referencedProjects", { query });
  const projects = await Promise.all(
    content.map(({ place, slug }) =>
      api.need("project", { params: { a: place.city.slug, b: slug } }),
    ),
  );
  return { projects, withdrawn };
}

export function meta({ location }: Route.MetaArgs) {
  const locale = localeOfPath(location.pathname);
  return pageHead({
    locale,
    title: translatorFor(locale, "kept")("compare_title"),
    description: translatorFor(locale, "compare")("lede"),
    indexed: false,
  });
}

export default function ComparePage({ loaderData }: Route.ComponentProps) {
  const { asked, view, withdrawn, unknown, today, address } = loaderData;
  const { homes, names, references } = view;
  const t = useTranslations("compare");
  const tKept = useTranslations("kept");
  const { locale } = useVisitorChoice();
  const kept = useKeptHomes("shortlist");
  const above = [{ name: tKept("shortlist"), to: linkTo(locale, "shortlist", { homes: kept }) }];
  const several = homes.length > 1;
  return (
    <main id="main">
      <section className="wrap section compare">
        <Breadcrumbs above={above} here={tKept("compare_title")} />
        <header className="compare__head">
          <h1 id={comparisonHeading} tabIndex={-1}>
            {several ? t("heading", { count: homes.length }) : tKept("compare_title")}
          </h1>
          {several && <p className="lede">{t("lede")}</p>}
        </header>
        <AbsentHomes withdrawn={withdrawn} unknown={unknown} asked={asked} />
        {asked.length === 0 && <OwnComparison />}
        {asked.length > 0 && !several && <OneMissing />}
        {several && <PrintedFacts references={references} today={today} address={address} />}
        {several && <ComparisonActs {...view} asked={asked} />}
        {homes.length > 0 && <Comparison view={view} asked={asked} />}
        {homes.length > 0 && <Sources {...view} />}
        {several && <KeepThis asked={asked} />}
        {several && <Share heading={t("share")} title={t("table", { names })} address={address} />}
      </section>
    </main>
  );
}
