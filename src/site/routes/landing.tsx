import { data, useRouteLoaderData } from "react-router";
import { linkTo } from "#domain/links.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import { apiFor } from "#site/api-client.ts";
import { PageForm } from "#site/features/enquiry/page-form.tsx";
import type { LandingBarProps } from "#site/features/landing/landing-bar.tsx";
import type { LandingView } from "#site/features/landing/landing-body.tsx";
import { LandingHeader } from "#site/features/navigation/landing-header.tsx";
import { PreferencesMenu } from "#site/features/preferences/preferences-menu.tsx";
import { localeOfPath } from "#site/locale-of-path.ts";
import { htmlOf } from "#site/markdown.server.ts";
import { pageHead } from "#site/page-head.ts";
import { stillPiece, type StillProps } from "#site/parts/still/still-part.ts";
import { Still } from "#site/parts/still/still.tsx";
import { privacyVersion } from "#site/privacy-version.ts";
import { sharePictureContext, siteIn, todayContext } from "#site/request-context.ts";
import { sent } from "#site/sent.server.ts";
import { sheets } from "#site/sheets.ts";
import type { loadShell } from "#site/shell-loader.ts";
import landingSheet from "#site/styles/sheets/landing.css?url";
import { itemList, projectPaths } from "#site/structured-data/item-list.server.ts";
import { tell } from "#site/structured-data/told.server.ts";
import { trail } from "#site/structured-data/trail.server.ts";
import { ownSurroundings } from "#site/surroundings.ts";
import type { Route } from "./+types/landing.ts";

export const handle = ownSurroundings;

export const links = sheets(landingSheet);

export async function loader(args: Route.LoaderArgs) {
  const { url, context } = args;
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
  const { country, projects } = landing;
  const site = siteIn(context, locale);
  const paths = projectPaths(
    projects.map(({ project }) => project),
    locale,
  );
  context.set(sharePictureContext, page.sharePicture);
  tell(
    context,
    itemList(paths, site.origin),
    trail(site, [{ name: country.name, to: url.pathname }]),
  );
  const hasForm = version !== null;
  const today = context.get(todayContext);
  const view: LandingView = {
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
    hasForm,
    today,
  };
  const { image, heading, text } = hero;
  return {
    head: { title, description },
    privacyVersion: version,
    picture: image && (await sent(args, picturePart, [image])),
    words: await sent(args, wordsPart, [{ country: country.name, heading, text, hasForm }]),
    ask: await sent(args, askPart, [null]),
    view: await sent(args, bodyPart, [view]),
    bar: await sent(args, barPart, [{ ...landing, hasForm }]),
    foot: await sent(args, footPart, [{ year: Number(today.slice(0, 4)) }]),
  };
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  if (loaderData === undefined) return [];
  return pageHead({ locale: localeOfPath(location.pathname), ...loaderData.head });
}

const picturePart = stillPiece("landing-picture", async () => {
  const { LandingPicture } = await import("#site/features/landing/landing-hero.tsx");
  return LandingPicture;
});

const wordsPart = stillPiece("landing-words", async () => {
  const { LandingWords } = await import("#site/features/landing/landing-hero.tsx");
  return LandingWords;
});

const askPart = stillPiece("landing-ask", async () => {
  const { LandingAsk } = await import("#site/features/landing/landing-hero.tsx");
  return LandingAsk;
});

const bodyPart = stillPiece("landing", async () => {
  const { LandingBody } = await import("#site/features/landing/landing-body.tsx");
  return LandingBody;
});

const barPart = stillPiece("landing-bar", async () => {
  const { LandingBar } = await import("#site/features/landing/landing-bar.tsx");
  return ({ item }: StillProps<LandingBarProps>) => <LandingBar {...item} />;
});

const footPart = stillPiece("landing-foot", async () => {
  const { LandingFooter } = await import("#site/features/navigation/landing-footer.tsx");
  return LandingFooter;
});

export default function LandingPage({ loaderData }: Route.ComponentProps) {
  const { picture, words, ask, view, bar, foot, privacyVersion: version } = loaderData;
  const { locale } = useVisitor();
  const shell = useRouteLoaderData<typeof loadShell>(`locale___${locale}`);
  return (
    <>
      <LandingHeader
        preferences={shell && <PreferencesMenu choices={shell.still} hasSentForm={false} />}
      />
      <main id="main">
        <section className={version === null ? "lp" : "lp lp--asks"}>
          {picture && <Still className="lp__pic" sent={picture} />}
          <div className="wrap lp__w">
            <Still className="lp__t on-sea" sent={words} />
            {version !== null && (
              <section className="lp__f" id="ask" tabIndex={-1}>
                <Still sent={ask} />
                <PageForm kind="contact" privacyVersion={version} />
              </section>
            )}
          </div>
        </section>
        <Still sent={view} />
      </main>
      <Still sent={bar} />
      <Still as="footer" className="foot on-sea" sent={foot} />
    </>
  );
}
