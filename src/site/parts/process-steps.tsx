import type { PageSection } from "#contract/page.ts";
import { SectionHead } from "#site/parts/section-head.tsx";

interface ProcessStepsProps {
  section: PageSection;
  /** Where the steps lead. */
  more?: { to: string; title: string };
}

/** What is done, step by step. */
export function ProcessSteps({ section, more }: ProcessStepsProps) {
  return (
    <section className="section sunk">
      <div className="wrap">
        <SectionHead heading={section.heading} body={section.body} more={more} />
        <ol className="steps steps--row">
          {section.items.map(({ heading, text }) => (
            <li key={heading}>
              <h3 className="h-4">{heading}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
