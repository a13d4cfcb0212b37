import type { CompanyFiguresView } from "#site/components/company-figures-view.server.ts";
import { SectionHead } from "#site/components/section-head.tsx";
import { Figure } from "#site/ui/figure.tsx";
import { Picture } from "#site/ui/picture.tsx";

export function CompanyFigures({ figures: view }: { figures: CompanyFiguresView }) {
  const { heading, body, image, figures } = view;
  return (
    <section>
      {image && (
        <figure className="company-figures__picture">
          <Picture picture={image} sizes="max(100vw, 30rem)" alt="" />
        </figure>
      )}
      <div className="wrap section--tight">
        <SectionHead heading={heading} body={body} />
        {figures.length > 0 && (
          <dl className="facts">
            {figures.map(({ heading, text, parts }) => (
              <div key={heading}>
                <dt>{heading}</dt>
                <dd>
                  <Figure parts={parts} size="xl" />
                </dd>
                <dd className="facts__note">{text}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </section>
  );
}
