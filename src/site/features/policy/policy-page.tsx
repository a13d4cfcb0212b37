import { useTranslations } from "use-intl";
import type { Page } from "#contract/page.ts";
import { Breadcrumbs } from "#site/components/breadcrumbs.tsx";
import { SectionLink } from "#site/ui/section-link.tsx";

export interface PolicyView extends Pick<Page, "title" | "hero"> {
  /** ISO date, and formatted for the locale; null when unknown. */
  version: { iso: string; text: string } | null;
  sections: readonly { heading: string; bodyHtml: string }[];
}

/** A long text of headings and paragraphs, such as the privacy policy, its contents beside it. */
export function PolicyPage({ title, hero, version, sections }: PolicyView) {
  const t = useTranslations("policy");
  return (
    <>
      <Breadcrumbs current={title} />
      <div className="section-head">
        <h1>{hero.heading}</h1>
        <div>
          <p className="lede">{hero.text}</p>
          {version !== null && (
            <p className="policy__version">
              {t.rich("version", {
                date: version.text,
                day: (date) => <time dateTime={version.iso}>{date}</time>,
              })}
            </p>
          )}
        </div>
      </div>
      <div className="grid grid--4-7">
        <nav className="toc toc--stays" aria-label={t("contents")}>
          {sections.map(({ heading }, index) => (
            <SectionLink key={heading} section={sectionId(index)}>
              {heading}
            </SectionLink>
          ))}
        </nav>
        <div>
          {sections.map(({ heading, bodyHtml }, index) => (
            <section key={heading} id={sectionId(index)}>
              <h2>{heading}</h2>
              <div className="prose" dangerouslySetInnerHTML={{ __html: bodyHtml }} />
            </section>
          ))}
        </div>
      </div>
    </>
  );
}

/** Ids are equal in every language, and the policy's text links to them: `#section-9`. */
function sectionId(index: number): string {
  return `section-${index + 1}`;
}
