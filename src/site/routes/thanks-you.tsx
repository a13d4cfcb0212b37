import { data } from "react-router";
import { useTranslations } from "use-intl";
import { parseThanked, type Thanked } from "#contract/enquiry/thanked.ts";
import type { Office } from "#contract/settings.ts";
import { isOpenAt, nextOpening } from "#domain/opening-hours.ts";
import { apiFor } from "#site/api-client.ts";
import { useVisitorClock } from "#site/parts/offices/visitor-clock.ts";
import { ArrivalNotice } from "#site/features/thanks/arrival-notice.tsx";
import { Meanwhile } from "#site/features/thanks/meanwhile.tsx";
import { NextSteps } from "#site/features/thanks/next-steps.tsx";
import { NothingSent } from "#site/features/thanks/nothing-sent.tsx";
import { OfficeTimes, type AnsweringOffice } from "#site/features/thanks/office-times.tsx";
import { Sooner } from "#site/features/thanks/sooner.tsx";
import { isReadToday, leadsToShortList } from "#site/features/thanks/what-follows.ts";
import { localeOfPath } from "#site/locale-of-path.ts";
import { pageHead } from "#site/page-head.ts";
import { sectionsOf } from "#site/page-sections.server.ts";
import { Breadcrumbs } from "#site/parts/breadcrumbs.tsx";
import { Picture } from "#site/ui/picture.tsx";
import { named } from "#site/route-middleware.ts";
import { sheets } from "#site/sheets.ts";
import enquirySheet from "#site/styles/sheets/enquiry.css?url";
import type { Route } from "./+types/thanks-you.ts";

export const middleware = named("not-indexed");

export const links = sheets(enquirySheet);

/** Made from the address alone. It tells what o'clock it is, and may name an enquiry: nobody keeps it. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const thanked = parseThanked(url.searchParams);
  const api = apiFor(context, localeOfPath(url.pathname));
  const [page, footer] = await Promise.all([
    api.get("page", { params: { slug: "thanks-you" } }),
    api.want("footerLinks"),
  ]);
  if (page === null) throw data(null, { status: 404 });
  const office = footer?.company.offices.find(({ city }) => city.slug === thanked.office);
  const { title, description, hero } = page;
  const loaded = {
    thanked,
    title,
    description,
    hero,
    sections: sectionsOf(page, ["next-steps", "partnership"]),
    answering: office === undefined ? null : answeringAt(office, new Date()),
  };
  return data(loaded, { headers: { "Cache-Control": "no-store" } });
}

function answeringAt(office: Office, now: Date): AnsweringOffice {
  return { office, isOpen: isOpenAt(office, now), nextOpening: nextOpening(office, now) };
}

export function headers({ loaderHeaders, errorHeaders }: Route.HeadersArgs) {
  return errorHeaders ?? loaderHeaders;
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  if (loaderData === undefined) return [];
  const locale = localeOfPath(location.pathname);
  const { title, description } = loaderData;
  return pageHead({ locale, title, description, indexed: false });
}

export default function ThanksYou({ loaderData }: Route.ComponentProps) {
  const { thanked, title, hero, sections, answering } = loaderData;
  const { reference, kind } = thanked;
  const { "next-steps": next } = sections;
  const heading = useHeading(thanked, hero.heading);
  const clock = useVisitorClock();
  return (
    <main id="main">
      <section className="thanks wrap">
        <Breadcrumbs here={title} />
        <div className="grid grid--12">
          <div className="thanks__text lg:col-span-7">
            <h1>{heading}</h1>
            {reference === null ? (
              <NothingSent />
            ) : (
              <>
                {answering?.isOpen && isReadToday(kind) && <p className="lede">{hero.text}</p>}
                <ArrivalNotice
                  kind={kind}
                  reference={reference}
                  applicationHtml={sections.partnership?.bodyHtml ?? null}
                >
                  {answering && <OfficeTimes {...answering} clock={clock} />}
                </ArrivalNotice>
                {kind !== "opening" && <Sooner reference={reference} />}
              </>
            )}
          </div>
          {hero.image && (
            <div className="thanks__pic lg:col-span-4 lg:col-start-9">
              <Picture picture={hero.image} sizes="(min-width: 64rem) 28rem, 100vw" eager />
            </div>
          )}
        </div>
      </section>
      {reference !== null && (
        <Meanwhile city={answering?.office.city ?? null}>
          {next && leadsToShortList(kind) && (
            <NextSteps heading={next.heading} html={next.bodyHtml} steps={next.items} />
          )}
        </Meanwhile>
      )}
    </main>
  );
}

/** The content's, unless it was something else than a message. */
function useHeading({ reference, kind }: Thanked, heading: string): string {
  const t = useTranslations("thanks");
  if (reference === null) return t("nothing.heading");
  if (kind === "viewing") return t("viewing.heading");
  return kind === "opening" ? t("opening.heading") : heading;
}
