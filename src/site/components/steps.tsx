import type { PageSection } from "#contract/page.ts";
import { SectionHead } from "#site/components/section-head.tsx";

interface StepsProps {
  steps: readonly { heading: string | null; text: string | null }[];
}

export function Steps({ steps }: StepsProps) {
  return (
    <ol className="steps steps--row">
      {steps.map(({ heading, text }) => (
        <li key={heading}>
          <h3 className="h-4">{heading}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}

interface ProcessStepsProps {
  section: Pick<PageSection, "heading" | "body" | "items">;
  more?: { to: string; title: string };
}

export function ProcessSteps({ section, more }: ProcessStepsProps) {
  return (
    <section className="section sunk">
      <div className="wrap">
        <SectionHead heading={section.heading} body={section.body} more={more} />
        <Steps steps={section.items} />
      </div>
    </section>
  );
}
