import { useTranslations } from "use-intl";
import type { Page, PageSection } from "#contract/page.ts";
import { PageHero } from "#site/components/page-hero.tsx";
import type { ApplicationSection } from "#site/features/partnership/application-text.tsx";
import { Picture } from "#site/ui/picture.tsx";
import { Figure } from "#site/ui/figure.tsx";
import { SectionLink } from "#site/ui/section-link.tsx";

export interface PartnershipView extends Pick<Page, "title" | "hero"> {
  sections: Partial<
    Record<
      "partners" | "terms" | "conditions" | "contact",
      ApplicationSection & Pick<Page["sections"][number], "items">
    >
  >;
}

/** What a partnership is, before the way to apply for it. */
export function PartnershipText({ title, hero, sections }: PartnershipView) {
  const { partners, terms, conditions, contact } = sections;
  const t = useTranslations("partnership");
  return (
    <>
      <PageHero
        crumbs={{
          here: title,
        }}
        heading={hero.heading}
        summary={hero.text}
        image={hero.image}
      >
        {contact && (
          <p className="partner__apply">
            <SectionLink className="btn" section="apply">
              {t("apply")}
            </SectionLink>
          </p>
        )}
      </PageHero>
      {partners && <PartnerKinds section={partners} />}
      {terms && <Referral section={terms} />}
      {conditions && <Conditions section={conditions} />}
    </>
  );
}

interface ConditionsProps {
  section: Pick<PageSection, "heading"> & { bodyHtml: string };
}

/** What the company asks of its partners, a line each. */
function Conditions({ section: { heading, bodyHtml } }: ConditionsProps) {
  return (
    <section className="section">
      <div className="wrap grid grid--5-7">
        <h2>{heading}</h2>
        <div className="conditions" dangerouslySetInnerHTML={{ __html: bodyHtml }} />
      </div>
    </section>
  );
}

interface PartnerKindsProps {
  section: Pick<PageSection, "heading" | "items" | "image"> & { bodyHtml: string };
}

/** Whom the company works with, and what each gets of it. */
function PartnerKinds({ section: { heading, bodyHtml, items, image } }: PartnerKindsProps) {
  return (
    <section className="section">
      <div className="wrap">
        <div className="head">
          <h2>{heading}</h2>
          <div dangerouslySetInnerHTML={{ __html: bodyHtml }} />
        </div>
        <div className="grid grid--5-7">
          {image && (
            <figure className="partner__pic">
              <Picture picture={image} sizes="(min-width: 64rem) 34rem, 92vw" />
            </figure>
          )}
          <dl className="reasons">
            {items.map(({ heading: kind, text }) => (
              <div key={kind}>
                <dt className="h-3">{kind}</dt>
                <dd className="soft">{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  );
}

interface ReferralProps {
  section: Pick<PageSection, "heading" | "items"> & { bodyHtml: string };
}

/** How a referral works, and what holds while it is open, in figures that hang from a line. */
function Referral({ section: { heading, bodyHtml, items } }: ReferralProps) {
  return (
    <section className="section sunk">
      <div className="wrap">
        <div className="head">
          <h2>{heading}</h2>
          <div dangerouslySetInnerHTML={{ __html: bodyHtml }} />
        </div>
        <dl className="facts facts--3">
          {items.map(({ heading: promise, text, figure }) => (
            <div key={promise}>
              <dt>{promise}</dt>
              {figure !== null && (
                <dd>
                  <Sounding figure={figure} />
                </dd>
              )}
              <dd className="note">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

/** A number in the size of figures, with its words beside it in the language's own order. */
function Sounding({ figure }: { figure: string }) {
  const [, before = "", number = "", after = ""] =
    /^([^\d\u200F]*)\u200F?(\d+)(.*)$/.exec(figure) ?? [];
  if (number === "") return <span className="h-3">{figure}</span>;
  return (
    <>
      {before !== "" && <span className="unit">{before}</span>}
      <Figure parts={{ before: "", main: number, after: "" }} size="xl" />
      {after !== "" && <span className="unit">{after}</span>}
    </>
  );
}
