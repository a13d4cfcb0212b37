import type { PageSection } from "#contract/page.ts";
import type { Company } from "#contract/settings.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import { SectionHead } from "#site/components/section-head.tsx";
import { useCompany } from "#site/components/company.tsx";
import { Figure } from "#site/ui/figure.tsx";
import { Picture } from "#site/ui/picture.tsx";

interface CompanyFiguresProps {
  section: PageSection;
  image: PageSection["image"];
}

/** What the company has done, in figures below a wide picture; without the company, those that the content tells itself. */
export function CompanyFigures({ section, image }: CompanyFiguresProps) {
  const company = useCompany();
  const { format } = useVisitor();
  const figures = section.items.flatMap(({ heading, text, figure }) => {
    const parts = figureParts(figure ?? "", company, format.number);
    return parts === null ? [] : [{ heading, text, parts }];
  });
  return (
    <section>
      {image && (
        <figure className="figband__pic">
          <Picture picture={image} sizes="max(100vw, 30rem)" alt="" />
        </figure>
      )}
      <div className="wrap section--tight">
        <SectionHead heading={section.heading} body={section.body} />
        {figures.length > 0 && (
          <dl className="facts">
            {figures.map(({ heading, text, parts }) => (
              <div key={heading}>
                <dt>{heading}</dt>
                <dd>
                  <Figure parts={parts} size="xl" />
                </dd>
                <dd className="note">{text}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </section>
  );
}

/** A figure of the content, or the company's figure that it names; `over` says that there are more by now. */
export function figureParts(
  figure: string,
  company: Company | null,
  number: (value: number) => string,
) {
  const plain = (main: string) => ({ before: "", main, after: "" });
  if (company === null) return figure.startsWith("@") ? null : plain(figure);
  const { founded, figures } = company;
  const over = (count: number) => ({ before: "", main: number(count), after: "+" });
  switch (figure) {
    case "@founded":
      return plain(String(founded));
    case "@properties":
      return over(figures.properties);
    case "@nationalities":
      return over(figures.nationalities);
    case "@worldwide":
      return plain(number(figures.worldwide));
    default:
      return plain(figure);
  }
}
