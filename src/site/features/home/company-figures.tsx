import type { PageSection } from "#contract/page.ts";
import type { Company } from "#contract/settings.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import { SectionHead } from "#site/features/home/section-head.tsx";
import { useCompany } from "#site/parts/company.tsx";
import { Figure } from "#site/ui/figure.tsx";
import { Picture } from "#site/ui/picture.tsx";

interface CompanyFiguresProps {
  section: PageSection;
  image: PageSection["image"];
}

/** What the company has done, in figures below a wide picture. */
export function CompanyFigures({ section, image }: CompanyFiguresProps) {
  const company = useCompany();
  const { format } = useVisitor();
  return (
    <section>
      {image && (
        <figure className="figband__pic">
          <Picture picture={image} sizes="100vw" alt="" />
        </figure>
      )}
      <div className="wrap section--tight">
        <SectionHead heading={section.heading} body={section.body} />
        <dl className="facts">
          {section.items.map(({ heading, text, figure }) => (
            <div key={heading}>
              <dt>{heading}</dt>
              <dd>
                <Figure parts={figureParts(figure ?? "", company, format.number)} size="xl" />
              </dd>
              <dd className="note">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

/** A figure of the content, or the company's figure that it names; `over` says that there are more by now. */
function figureParts(figure: string, company: Company, number: (value: number) => string) {
  const { founded, figures } = company;
  const over = (count: number) => ({ before: "", main: number(count), after: "+" });
  const plain = (main: string) => ({ before: "", main, after: "" });
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
