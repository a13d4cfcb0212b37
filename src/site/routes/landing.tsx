import { data, useRouteLoaderData } from "react-router";
import { linkTo } from "#domain/links.ts";
import { useVisitorPreferences } from "#i18n/visitor-preferences.tsx";
import { apiFor } from "#site/data/api-client.ts";
import { EnquiryForm } from "#site/features/enquiry/enquiry-form.tsx";
import { LandingPriceBar } from "#site/features/landing/landing-price-bar.tsx";
import { LandingBody, type LandingView } from "#site/features/landing/landing-body.tsx";
import {
  landingPriceBarView,
  reasonsView,
  visaRuleView,
} from "#site/features/landing/landing-view.server.ts";
import { presentedProjectsView } from "#site/features/landing/presented-projects-view.server.ts";
import { LandingHeader } from "#site/layout/landing-header.tsx";
import { PreferencesMenu } from "#site/layout/preferences/preferences-menu.tsx";
import { localeOfPath } from "#site/data/locale-of-path.ts";
import { renderMarkdown } from "#site/data/markdown.server.ts";
import { pageMeta } from "#site/seo/page-meta.ts";
import { loadPrivacyVersion } from "#site/data/privacy-version.ts";
import { sharePictureContext, localizedSite, todayContext } from "#site/data/request-context.ts";
import { loadVisitor } from "#site/data/visitor.server.ts";
import { sheets } from "#site/styles/sheets.ts";
import type { loadLayout } from "#site/layout/layout-loader.server.ts";
import landingSheet from "#site/styles/sheets/landing.css?url";
import { itemList, projectPaths } from "#site/seo/structured-data/item-list.server.ts";
import { addJsonLd } from "#site/seo/structured-data/json-ld.server.tsx";
import { breadcrumbList } from "#site/seo/structured-data/breadcrumbs.server.ts";
import { customLayout } from "#site/layout/custom-layout.ts";
import {
  LandingPicture,
  LandingIntro,
  LandingFormIntro,
} from "#site/features/landing/landing-hero.tsx";
import { LandingFooter } from "#site/layout/landing-footer.tsx";
import type { Route } from "./+types/landing.ts";

export { shouldRevalidatePage as shouldRevalidate } from "#site/layout/should-revalidate.ts";

export const handle = customLayout;

export const links = sheets(landingSheet);

export async function loader(args: Route.LoaderArgs) {
  const { url, context } = args;
  const locale = localeOfPath(url.pathname);
  const api = apiFor(context, locale);
  const isUae = url.pathname === linkTo(locale, "landing", { country: "uae" });
  const [visitor, page, version, footer] = await Promise.all([
    loadVisitor(args),
    api.get("page", { params: { slug: isUae ? "landing-uae" : "landing-cyprus" } }),
    loadPrivacyVersion(api),
    api.getOptional("footerLinks"), // the company's own figures
  ]);
  if (!page?.landing) throw data(null, { status: 404 });
  const { title, description, hero, testimonials, questions } = page;
  const { country, projects, visa, purchase, steps } = page.landing;
  const site = localizedSite(context, locale);
  const paths = projectPaths(
    projects.map(({ project }) => project),
    locale,
  );
  context.set(sharePictureContext, page.sharePicture);
  addJsonLd(
    context,
    itemList(paths, site.origin),
    breadcrumbList(site, [{ name: country.name, to: url.pathname }]),
  );
  const hasForm = version !== null;
  const today = context.get(todayContext);
  const view: LandingView = {
    country: { slug: country.slug, nameIn: country.nameIn },
    reasons: reasonsView(page.landing, footer?.company ?? null, visitor),
    presented: presentedProjectsView(page.landing, visitor),
    visa: {
      heading: visa.heading,
      bodyHtml: renderMarkdown(visa.body),
      programmes: purchase.programmes.map((programme) => visaRuleView(programme, today, visitor)),
    },
    steps,
    testimonials,
    questions: questions.flatMap((topic) =>
      topic.questions.map(({ q, a }) => ({ question: q, answerHtml: renderMarkdown(a) })),
    ),
    hasForm,
  };
  const { image, heading, text } = hero;
  return {
    head: { title, description },
    privacyVersion: version,
    picture: image,
    intro: { country: country.name, heading, text, hasForm },
    view,
    priceBar: { lowest: landingPriceBarView(page.landing, visitor), hasForm },
    footer: { year: Number(today.slice(0, 4)) },
  };
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  if (loaderData === undefined) return [];
  return pageMeta({ locale: localeOfPath(location.pathname), ...loaderData.head });
}

export default function LandingPage({ loaderData }: Route.ComponentProps) {
  const { picture, intro, view, priceBar, footer, privacyVersion: version } = loaderData;
  const { locale } = useVisitorPreferences();
  const layout = useRouteLoaderData<typeof loadLayout>(`locale___${locale}`);
  return (
    <>
      <LandingHeader
        preferences={
          layout && <PreferencesMenu areaUnits={layout.areaUnits} hasSubmittedForm={false} />
        }
      />
      <main id="main">
        <section className={version === null ? "landing" : "landing landing--with-form"}>
          {picture && (
            <div className="landing__picture">
              <LandingPicture picture={picture} />
            </div>
          )}
          <div className="wrap landing__wrap">
            <div className="landing__text on-sea">
              <LandingIntro {...intro} />
            </div>
            {version !== null && (
              <section className="landing__form" id="ask" tabIndex={-1}>
                <LandingFormIntro />
                <EnquiryForm kind="contact" privacyVersion={version} />
              </section>
            )}
          </div>
        </section>
        <LandingBody view={view} />
      </main>
      <LandingPriceBar {...priceBar} />
      <footer className="footer on-sea">
        <LandingFooter {...footer} />
      </footer>
    </>
  );
}
