/** What a landing page is for, beside the form that it leads to: pieces of one region, of which the form alone is live. */
import { useTranslations } from "use-intl";
import type { Page } from "#contract/page.ts";
import { phoneLineFor } from "#domain/contact-line.ts";
import { Breadcrumbs } from "#site/components/breadcrumbs.tsx";
import { OtherWays } from "#site/components/channels/other-ways.tsx";
import { WriteLink } from "#site/components/channels/write-link.tsx";
import { useCompany, usePageSubject } from "#site/components/company.tsx";
import { Picture, type PictureFiles } from "#site/ui/picture.tsx";

export function LandingPicture({ picture }: { picture: PictureFiles }) {
  return <Picture picture={picture} sizes={heroSizes} eager />;
}

/**
 * Cut at its sides: beside a form it is as tall as that. On phones it is as well, but there a wider file would come 300 ms later
 * (decision 9).
 */
const heroSizes = "(min-width: 64rem) max(100vw, 133rem), 104vw";

export interface LandingWordsView extends Pick<Page["hero"], "heading" | "text"> {
  /** The country's name. */
  country: string;
  hasForm: boolean;
}

export function LandingWords({ country, heading, text, hasForm }: LandingWordsView) {
  return (
    <>
      <Breadcrumbs here={country} />
      <h1>{heading}</h1>
      <p className="lede">{text}</p>
      {!hasForm && <WaysToAsk />}
    </>
  );
}

/** In place of the form. */
function WaysToAsk() {
  return (
    <div className="cluster">
      <WriteLink className="btn btn--lg" />
      <OtherWays className="btn btn--line btn--lg" />
    </div>
  );
}

/** What is said above the form. */
export function LandingAsk() {
  const t = useTranslations("enquiry.page");
  const company = useCompany();
  const { place } = usePageSubject();
  const office = company?.offices.find(({ country }) => country === phoneLineFor(place));
  return (
    <>
      <h2 className="h-3">{t("contact.title")}</h2>
      <div className="soft">
        {office && <p>{t("office", { city: office.city.name })}</p>}
        <p>{t("contact.text")}</p>
      </div>
    </>
  );
}
