import type { PageSection } from "#contract/page.ts";
import { SectionHead } from "#site/parts/section-head.tsx";

/** From the first message to the keys, step by step. */
export function ProcessSteps({ section }: { section: PageSection }) {
  return (
    <section className="section sunk">
      <div className="wrap">
        <SectionHead heading={section.heading} body={section.body} />
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
