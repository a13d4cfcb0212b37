import { data, useRouteLoaderData } from "react-router";
import { useTranslations } from "use-intl";
import { linkTo } from "#domain/links.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import { apiFor } from "#site/api-client.ts";
import { EnquiryForm } from "#site/features/enquiry/enquiry-form.tsx";
import { AskHere } from "#site/features/landing/ask-here.tsx";
import { BeforeYouAsk } from "#site/features/landing/before-you-ask.tsx";
import { LandingBar } from "#site/features/landing/landing-bar.tsx";
import { LandingHero } from "#site/features/landing/landing-hero.tsx";
import { LandingSteps } from "#site/features/landing/landing-steps.tsx";
import { PresentedProjects } from "#site/features/landing/presented-projects.tsx";
import { Reasons } from "#site/features/landing/reasons.tsx";
import { VisaRules } from "#site/features/landing/visa-rules.tsx";
import { LandingFooter } from "#site/features/navigation/landing-footer.tsx";
import { LandingHeader } from "#site/features/navigation/landing-header.tsx";
import { PreferencesMenu } from "#site/features/preferences/preferences-menu.tsx";
import { localeOfPath } from "#site/locale-of-path.ts";
import { htmlOf } from "#site/markdown.server.ts";
import { pageHead } from "#site/page-head.ts";
import { Testimonials } from "#site/parts/testimonials.tsx";
import { privacyVersion } from "#site/privacy-version.ts";
import { todayContext } from "#site/request-context.ts";
import { sheets } from "#site/sheets.ts";
import type { loadShell } from "#site/shell-loader.ts";
import enquirySheet from "#site/styles/sheets/enquiry.css?url";
import landingSheet from "#site/styles/sheets/landing.css?url";
import { ownSurroundings } from "#site/surroundings.ts";
import type { Route } from "./+types/landing.ts";

export const handle = ownSurroundings;

export const links = sheets(landingSheet, enquirySheet);

export async function loader({ url, context }: Route.LoaderArgs) {
  const locale = localeOfPath(url.pathname);
  const api = apiFor(context, locale);
  const isUae = url.pathname === linkTo(locale, "landing", { country: "uae" });
  const [page, version] = await Promise.all([
    api.get("page", { params: { slug: isUae ? "landing-uae" : "landing-cyprus" } }),
    privacyVersion(api),
  ]);
  if (!page?.landing) throw data(null, { status: 404 });
  const { title, description, hero, testimonials, questions } = page;
  const { visa, purchase, ...landing } = page.landing;
  return {
    title,
    description,
    hero,
    landing,
    visa: {
      heading: visa.heading,
      bodyHtml: htmlOf(visa.body),
      programmes: purchase.programmes,
    },
    testimonials,
    questions: questions.flatMap((topic) =>
      topic.questions.map(({ q, a }) => ({ question: q, answerHtml: htmlOf(a) })),
    ),
    privacyVersion: version,
    today: context.get(todayContext),
  };
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  if (loaderData === undefined) return [];
  const { title, description } = loaderData;
  return pageHead({ locale: localeOfPath(location.pathname), title, description });
}

export default function LandingPage({ loaderData }: Route.ComponentProps) {
  const { hero, landing, visa, testimonials, questions, today } = loaderData;
  const { privacyVersion: version } = loaderData;
  const { locale } = useVisitor();
  const shell = useRouteLoaderData<typeof loadShell>(`locale___${locale}`);
  const t = useTranslations("landing");
  const hasForm = version !== null;
  return (
    <>
      <LandingHeader
        preferences={shell && <PreferencesMenu preferences={shell.preferences} sentForm={null} />}
      />
      <main id="main">
        <LandingHero
          hero={hero}
          form={hasForm ? <EnquiryForm kind="contact" privacyVersion={version} /> : null}
        />
        <Reasons {...landing} />
        <PresentedProjects {...landing} />
        <VisaRules {...visa} today={today} />
        <LandingSteps {...landing} />
        <Testimonials
          section={{ heading: t("quotes"), body: null }}
          testimonials={testimonials}
          countries={[landing.country]}
        />
        {questions.length > 0 && (
          <BeforeYouAsk
            questions={questions}
            ask={<AskHere className="btn btn--line" hasForm={hasForm} />}
          />
        )}
      </main>
      <LandingBar {...landing} hasForm={hasForm} />
      <LandingFooter year={Number(today.slice(0, 4))} />
    </>
  );
}
