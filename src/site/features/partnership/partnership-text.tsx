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

export function PartnershipText({ title, hero, sections }: PartnershipView) {
  const { partners, terms, conditions, contact } = sections;
  const t = useTranslations("partnership");
  return (
    <>
      <PageHero
        breadcrumbs={{
          current: title,
        }}
        heading={hero.heading}
        summary={hero.text}
        image={hero.image}
      >
        {contact && (
          <p className="partnership__apply">
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

function PartnerKinds({ section: { heading, bodyHtml, items, image } }: PartnerKindsProps) {
  return (
    <section className="section">
      <div className="wrap">
        <div className="section-head">
          <h2>{heading}</h2>
          <div dangerouslySetInnerHTML={{ __html: bodyHtml }} />
        </div>
        <div className="grid grid--5-7">
          {image && (
            <figure className="partnership__picture">
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

function Referral({ section: { heading, bodyHtml, items } }: ReferralProps) {
  return (
    <section className="section sunk">
      <div className="wrap">
        <div className="section-head">
          <h2>{heading}</h2>
          <div dangerouslySetInnerHTML={{ __html: bodyHtml }} />
        </div>
        <dl className="facts facts--3">
          {items.map(({ heading: promise, text, figure }) => (
            <div key={promise}>
              <dt>{promise}</dt>
              {figure !== null && (
                <dd>
                  <ReferralFigure figure={figure} />
                </dd>
              )}
              <dd className="facts__note">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

/** Large number with its words around it, in the order of the language. */
function ReferralFigure({ figure }: { figure: string }) {
  const [, before = "", number = "", after = ""] =
    /^([^\d\u200F]*)\u200F?(\d+)(.*)$/.exec(figure) ?? [];
  if (number === "") return <span className="h-3">{figure}</span>;
  return (
    <>
      {before !== "" && <span className="facts__unit">{before}</span>}
      <Figure parts={{ before: "", main: number, after: "" }} size="xl" />
      {after !== "" && <span className="facts__unit">{after}</span>}
    </>
  );
}
