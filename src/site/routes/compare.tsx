import { useTranslations } from "use-intl";
import type { ProjectDetail } from "#contract/project.ts";
import { parseSavedList } from "#contract/saved-list.ts";
import { linkTo, screenPath } from "#domain/links.ts";
import { translatorFor } from "#i18n/messages.ts";
import { useVisitorPreferences } from "#i18n/visitor-preferences.tsx";
import { apiFor, type ApiClient } from "#site/data/api-client.ts";
import { UnavailableProjects } from "#site/features/compare/unavailable-projects.tsx";
import { comparedProject } from "#site/features/compare/compared-project.ts";
import { comparisonView } from "#site/features/compare/comparison-view.server.ts";
import { ComparisonActions } from "#site/features/compare/comparison-actions.tsx";
import { Comparison } from "#site/features/compare/comparison.tsx";
import { SaveComparison } from "#site/features/compare/save-comparison.tsx";
import { PrintFacts } from "#site/features/compare/print-facts.tsx";
import { comparisonHeadingId } from "#site/features/compare/remove-from-comparison.tsx";
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

export const middleware = routeMiddleware("noindex");

export const links = sheets(compareSheet);

export async function loader(args: Route.LoaderArgs) {
  const { url, context } = args;
  const references = parseSavedList(url.searchParams, "compare");
  // Without a locale, so that each reader gets their own.
  const shareUrl = context.get(siteOriginContext) + screenPath("compare", { homes: references });
  const visitor = await loadVisitor(args);
  const today = context.get(todayContext);
  const shown = { requested: references, today: visitor.format.date(today), shareUrl };
  if (references.length === 0) {
    return { ...shown, view: comparisonView([], visitor), withdrawn: [], unknown: [] };
  }
  const api = apiFor(context, visitor.locale);
  const [loaded, rates] = await Promise.all([
    loadProjects(api, references),
    api.getRequired("currencies"),
  ]);
  const compared = loaded.projects.map((project) =>
    comparedProject(calculateProject(project, new URLSearchParams(), rates.content, today)),
  );
  const existing = [...compared.map(({ ref }) => ref), ...loaded.withdrawn];
  return {
    ...shown,
    view: comparisonView(compared, visitor),
    withdrawn: loaded.withdrawn,
    unknown: references.filter((ref) => !existing.includes(ref)),
  };
}

async function loadProjects(
  api: ApiClient,
  references: readonly string[],
): Promise<{ projects: ProjectDetail[]; withdrawn: string[] }> {
  const query = { homes: references.join(",") };
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
  const { requested, view, withdrawn, unknown, today, shareUrl } = loaderData;
  const { projects, names, references } = view;
  const t = useTranslations("compare");
  const tSaved = useTranslations("saved_projects");
  const { locale } = useVisitorPreferences();
  const shortlist = useSavedProjects("shortlist");
  const ancestors = [
    { name: tSaved("shortlist"), to: linkTo(locale, "shortlist", { homes: shortlist }) },
  ];
  const several = projects.length > 1;
  return (
    <main id="main">
      <section className="wrap section compare">
        <Breadcrumbs ancestors={ancestors} current={tSaved("compare_title")} />
        <header className="compare__head">
          <h1 id={comparisonHeadingId} tabIndex={-1}>
            {several ? t("heading", { count: projects.length }) : tSaved("compare_title")}
          </h1>
          {several && <p className="lede">{t("lede")}</p>}
        </header>
        <UnavailableProjects withdrawn={withdrawn} unknown={unknown} requested={requested} />
        {requested.length === 0 && <DeviceComparison />}
        {requested.length > 0 && !several && <SingleProject />}
        {several && <PrintFacts references={references} today={today} url={shareUrl} />}
        {several && <ComparisonActions {...view} requested={requested} />}
        {projects.length > 0 && <Comparison view={view} requested={requested} />}
        {projects.length > 0 && <Sources {...view} />}
        {several && <SaveComparison requested={requested} />}
        {several && (
          <ShareLinks heading={t("share")} title={t("table", { names })} url={shareUrl} />
        )}
      </section>
    </main>
  );
}
