import { useTranslations } from "use-intl";
import type { RegionName } from "#contract/shared.ts";
import { linkTo } from "#domain/links.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import { Icon } from "#site/ui/icon.tsx";
import { Link } from "#site/ui/link.tsx";

interface MeanwhileProps {
  heading: string;
  html: string;
  /** What happens meanwhile, in order. */
  steps: readonly { heading: string | null; text: string | null }[];
  /** Of the office that answers; null where none is known. */
  city: RegionName | null;
}

/** What happens next, and what to read until then. */
export function Meanwhile({ heading, html, steps, city }: MeanwhileProps) {
  const { locale } = useVisitor();
  const t = useTranslations("thanks");
  const nav = useTranslations("nav");
  const ways = [
    { name: nav("all_properties"), to: linkTo(locale, "listing", { country: "properties" }) },
    ...(city === null
      ? []
      : [
          {
            name: t("guide", { city: city.name }),
            to: linkTo(locale, "city-guide", { city: city.slug }),
          },
        ]),
    { name: t("questions"), to: `${linkTo(locale, "contact-us")}#faq` },
  ];
  return (
    <section className="section sunk">
      <div className="wrap">
        <div className="head">
          <h2>{heading}</h2>
          <div dangerouslySetInnerHTML={{ __html: html }} />
        </div>
        <ol className="steps steps--row thanks__steps">
          {steps.map(({ heading, text }) => (
            <li key={heading}>
              <h3 className="h-4">{heading}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
        <h3 className="h-4 pt-8 pb-3">{t("meanwhile")}</h3>
        <div className="thanks__ways cluster">
          {ways.map(({ name, to }) => (
            <Link key={to} className="go" to={to}>
              {name}
              <Icon name="arrow-right" />
            </Link>
          ))}
        </div>
      </div>
    </section>
  );
}
