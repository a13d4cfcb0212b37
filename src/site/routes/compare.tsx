import { useTranslations } from "use-intl";
import type { ProjectDetail } from "#contract/project.ts";
import { parseSavedList } from "#contract/saved-list.ts";
import { linkTo, screenPath } from "#domain/links.ts";
import { translatorFor } from "#i18n/messages.ts";
import { useVisitorPreferences } from "#i18n/visitor-preferences.tsx";
import { apiFor, type ApiClient } from "#site/data/api-client.ts";
import { UnavailableProjects } from "#site/features/compare/unavailable-projects.tsx";
import { comparedHome } from "#site/features/compare/compared-home.ts";
import { comparisonView } from "#site/features/compare/comparison-view.server.ts";
import { ComparisonActions } from "#site/features/compare/comparison-actions.tsx";
import { Comparison } from "#site/features/compare/comparison.tsx";
import { SaveComparison } from "#site/features/compare/save-comparison.tsx";
import { PrintFacts } from "#site/features/compare/print-facts.tsx";
import { comparisonHeadingId } from "#site/features/compare/remove-link.tsx";
import { Sources } from "#site/features/compare/sources.tsx";
import { SingleProject, DeviceComparison } from "#site/features/compare/empty-comparison.tsx";
import { calculateProject } from "#site/features/project/project-calculation.server.ts";
import { localeOfPath } from "#site/data/locale-of-path.ts";
import { pageMeta } from "#site/seo/page-meta.ts";
import { Breadcrumbs } from "#site/components/breadcrumbs.tsx";
import { useSavedProjects } from "#site/components/saved-projects/saved-projects.ts";
import { ShareLinks } from "#site/components/share/share-links.tsx";
import { siteOriginContext, todayContext } from "#site/data/request-context.ts";
import { loadVisitor } from "#site/data/visitor.server.ts";
import { routeMiddleware } from "#site/data/route-middleware.ts";
import { sheets } from "#site/styles/sheets.ts";
import compareSheet from "#site/styles/sheets/compare.css?url";
import type { Route } from "./+types/compare.ts";

export { shouldRevalidatePage as shouldRevalidate } from "#site/layout/should-revalidate.ts";

export const middleware = routeMiddleware("not-indexed");

export const links = sheets(compareSheet);

export async function loader(args: Route.LoaderArgs) {
  const { url, context } = args;
  const references = parseSavedList(url.searchParams, "compare");
  // Without a locale, so that each reader gets their own.
  const address = context.get(siteOriginContext) + screenPath("compare", { homes: references });
  const visitor = await loadVisitor(args);
  const today = context.get(todayContext);
  const shown = { asked: references, today: visitor.format.date(today), address };
  if (references.length === 0) {
    return { ...shown, view: comparisonView([], visitor), withdrawn: [], unknown: [] };
  }
  const api = apiFor(context, visitor.locale);
  const [found, rates] = await Promise.all([
    loadProjects(api, references),
    api.getRequired("currencies"),
  ]);
  const homes = found.projects.map((project) =>
    comparedHome(calculateProject(project, new URLSearchParams(), rates.content, today)),
  );
  const known = [...homes.map(({ ref }) => ref), ...found.withdrawn];
  return {
    ...shown,
    view: comparisonView(homes, visitor),
    withdrawn: found.withdrawn,
    unknown: references.filter((ref) => !known.includes(ref)),
  };
}

async function loadProjects(
  api: ApiClient,
  asked: readonly string[],
): Promise<{ projects: ProjectDetail[]; withdrawn: string[] }> {
  const query = { homes: asked.join(",") };
  const { content, withdrawn } = await api.getRequired("referencedProjects", { query });
  const projects = await Promise.all(
    content.map(({ place, slug }) =>
      api.getRequired("project", { params: { a: place.city.slug, b: slug } }),
    ),
  );
  return { projects, withdrawn };
}

export function meta({ location }: Route.MetaArgs) {
  const locale = localeOfPath(location.pathname);
  return pageMeta({
    locale,
    title: translatorFor(locale, "saved_projects")("compare_title"),
    description: translatorFor(locale, "compare")("lede"),
    indexed: false,
  });
}

export default function ComparePage({ loaderData }: Route.ComponentProps) {
  const { asked, view, withdrawn, unknown, today, address } = loaderData;
  const { homes, names, references } = view;
  const t = useTranslations("compare");
  const tKept = useTranslations("saved_projects");
  const { locale } = useVisitorPreferences();
  const kept = useSavedProjects("shortlist");
  const above = [{ name: tKept("shortlist"), to: linkTo(locale, "shortlist", { homes: kept }) }];
  const several = homes.length > 1;
  return (
    <main id="main">
      <section className="wrap section compare">
        <Breadcrumbs ancestors={above} current={tKept("compare_title")} />
        <header className="compare__head">
          <h1 id={comparisonHeadingId} tabIndex={-1}>
            {several ? t("heading", { count: homes.length }) : tKept("compare_title")}
          </h1>
          {several && <p className="lede">{t("lede")}</p>}
        </header>
        <UnavailableProjects withdrawn={withdrawn} unknown={unknown} requested={asked} />
        {asked.length === 0 && <DeviceComparison />}
        {asked.length > 0 && !several && <SingleProject />}
        {several && <PrintFacts references={references} today={today} url={address} />}
        {several && <ComparisonActions {...view} requested={asked} />}
        {homes.length > 0 && <Comparison view={view} requested={asked} />}
        {homes.length > 0 && <Sources {...view} />}
        {several && <SaveComparison asked={asked} />}
        {several && <ShareLinks heading={t("share")} title={t("table", { names })} url={address} />}
      </section>
    </main>
  );
}
