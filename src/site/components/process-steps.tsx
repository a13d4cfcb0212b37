import type { PageSection } from "#contract/page.ts";
import { SectionHead } from "#site/components/section-head.tsx";
import { Steps } from "#site/components/steps.tsx";

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
