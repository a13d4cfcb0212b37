import { useTranslations } from "use-intl";
import type { Landing } from "#contract/landing.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import { useCompany } from "#site/components/company.tsx";
import { figureParts } from "#site/components/company-figures.tsx";
import { Figure } from "#site/ui/figure.tsx";
import { wordedFigure } from "./figure-parts.ts";

/** Why to buy there: each reason hangs from its figure. */
export function Reasons({ country, reasons }: Pick<Landing, "country" | "reasons">) {
  const t = useTranslations("landing");
  if (reasons.length === 0) return null;
  return (
    <section className="section" aria-label={t("reasons", { place: country.nameIn })}>
      <div className="wrap">
        <dl className="facts lpfacts">
          {reasons.map(({ heading, text, figure }) => (
            <div key={heading}>
              <dt>{heading}</dt>
              <dd>
                <ReasonFigure figure={figure} />
              </dd>
              <dd className="note">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

/** A figure of the company, or the one that the content writes with its words. */
function ReasonFigure({ figure: text }: { figure: string }) {
  const company = useCompany();
  const { format } = useVisitor();
  if (text.startsWith("@")) {
    const parts = figureParts(text, company, format.number);
    return parts && <Figure parts={parts} size="lg" />;
  }
  const { wordsBefore, figure, wordsAfter } = wordedFigure(text);
  return (
    <>
      {wordsBefore !== "" && <span className="unit">{wordsBefore}</span>}
      {figure && <Figure parts={figure} size="lg" />}
      {wordsAfter !== "" && <span className="unit">{wordsAfter}</span>}
    </>
  );
}
