import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { PlaceFacts, type Fact } from "#site/components/place-facts.tsx";
import { RateNote } from "#site/components/price-figure.tsx";

export interface Content {
  /** The section's id. */
  id: string;
  title: string;
}

interface GuideIntroProps {
  facts: readonly Fact[];
  /** Of the facts; unknown where the city has no price history. */
  year: number | undefined;
  /** The place's text as HTML. */
  html: string;
  contents: readonly Content[];
  /** What stands under the contents: more facts, and where else the place is told of. */
  children: ReactNode;
}

/** A place in figures and in words, with what its guide holds. */
export function GuideIntro({ facts, year, html, contents, children }: GuideIntroProps) {
  const t = useTranslations("guide");
  return (
    <section className="section--tight">
      <div className="wrap">
        <PlaceFacts facts={facts} />
        <p className="soft text-xs pt-5">{t("figures_note", { year: String(year ?? "none") })}</p>
        <RateNote />
        <div className="grid grid--12 pt-section">
          <div
            className="prose lede-first lg:col-span-7"
            dangerouslySetInnerHTML={{ __html: html }}
          />
          <aside className="lg:col-span-4 lg:col-start-9">
            <nav className="toc toc--guide" aria-labelledby="contents">
              <h2 id="contents" className="h-4">
                {t("contents")}
              </h2>
              {contents.map(({ id, title }) => (
                <a key={id} href={`#${id}`}>
                  {title}
                </a>
              ))}
            </nav>
            {children}
          </aside>
        </div>
      </div>
    </section>
  );
}
