import { data } from "react-router";
import { useTranslations } from "use-intl";
import { parseThanked } from "#contract/enquiry/thanked.ts";
import type { Office } from "#contract/settings.ts";
import { linkTo } from "#domain/links.ts";
import { isOpenAt, nextOpening } from "#domain/opening-hours.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import { apiFor } from "#site/api-client.ts";
import { useVisitorClock } from "#site/features/contact/visitor-clock.ts";
import { ArrivalNotice } from "#site/features/thanks/arrival-notice.tsx";
import { Meanwhile } from "#site/features/thanks/meanwhile.tsx";
import { OfficeTimes, type AnsweringOffice } from "#site/features/thanks/office-times.tsx";
import { Sooner } from "#site/features/thanks/sooner.tsx";
import { localeOfPath } from "#site/locale-of-path.ts";
import { pageHead } from "#site/page-head.ts";
import { sectionsOf } from "#site/page-sections.server.ts";
import { Breadcrumbs } from "#site/ui/breadcrumbs.tsx";
import { Picture } from "#site/ui/picture.tsx";
import type { Route } from "./+types/thanks-you.ts";

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
  const { title, hero } = page;
  const loaded = {
    thanked,
    title,
    hero,
    sections: sectionsOf(page, ["next-steps"]),
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
  return pageHead({ locale, title: loaderData.title, indexed: false });
}

export default function ThanksYou({ loaderData }: Route.ComponentProps) {
  const { thanked, title, hero, sections, answering } = loaderData;
  const { "next-steps": next } = sections;
  const { locale } = useVisitor();
  const t = useTranslations("thanks");
  const tListing = useTranslations("listing");
  const clock = useVisitorClock();
  const isOpening = thanked.kind === "opening";
  return (
    <main id="main">
      <section className="thanks wrap">
        <Breadcrumbs
          label={tListing("crumbs")}
          above={[{ name: tListing("home"), to: linkTo(locale, "home") }]}
          here={title}
        />
        <div className="grid grid--12">
          <div className="thanks__text lg:col-span-7">
            <h1>{isOpening ? t("opening.heading") : hero.heading}</h1>
            {answering?.isOpen && !isOpening && <p className="lede">{hero.text}</p>}
            <ArrivalNotice thanked={thanked}>
              {answering && <OfficeTimes {...answering} timeZone={clock?.timeZone ?? null} />}
            </ArrivalNotice>
            {!isOpening && <Sooner reference={thanked.reference} />}
          </div>
          {hero.image && (
            <div className="thanks__pic lg:col-span-4 lg:col-start-9">
              <Picture picture={hero.image} sizes="(min-width: 64rem) 28rem, 100vw" eager />
            </div>
          )}
        </div>
      </section>
      {next && (
        <Meanwhile
          heading={next.heading}
          html={next.bodyHtml}
          steps={isOpening ? [] : next.items}
          city={answering?.office.city ?? null}
        />
      )}
    </main>
  );
}
