import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import type { Page } from "#contract/page.ts";
import { phoneLineFor } from "#domain/contact-line.ts";
import { Breadcrumbs } from "#site/parts/breadcrumbs.tsx";
import { OtherWays } from "#site/parts/channels/other-ways.tsx";
import { WriteLink } from "#site/parts/channels/write-link.tsx";
import { useCompany, usePageSubject } from "#site/parts/company.tsx";
import { Picture } from "#site/ui/picture.tsx";

interface LandingHeroProps {
  /** Its name. */
  country: string;
  hero: Page["hero"];
  /** The form; null where it cannot be shown. */
  form: ReactNode;
}

/** What the page is for, and the form that it leads to. */
export function LandingHero({ country, hero, form }: LandingHeroProps) {
  return (
    <section className="lp">
      {hero.image && (
        <div className="lp__pic">
          <Picture picture={hero.image} sizes="100vw" eager />
        </div>
      )}
      <div className="wrap lp__w">
        <div className="lp__t on-sea">
          <Breadcrumbs here={country} />
          <h1>{hero.heading}</h1>
          <p className="lede">{hero.text}</p>
          {form === null && <WaysToAsk />}
        </div>
        {form !== null && <Ask>{form}</Ask>}
      </div>
    </section>
  );
}

function Ask({ children }: { children: ReactNode }) {
  const t = useTranslations("enquiry.page");
  const company = useCompany();
  const { place } = usePageSubject();
  const office = company?.offices.find(({ country }) => country === phoneLineFor(place));
  return (
    <section className="lp__f" id="ask" tabIndex={-1}>
      <h2 className="h-3">{t("contact.title")}</h2>
      <div className="soft">
        {office && <p>{t("office", { city: office.city.name })}</p>}
        <p>{t("contact.text")}</p>
      </div>
      {children}
    </section>
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
