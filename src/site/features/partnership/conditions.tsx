import type { PageSection } from "#contract/page.ts";

interface ConditionsProps {
  section: Pick<PageSection, "heading"> & { bodyHtml: string };
}

/** What the company asks of its partners, a line each. */
export function Conditions({ section: { heading, bodyHtml } }: ConditionsProps) {
  return (
    <section className="section">
      <div className="wrap grid grid--5-7">
        <h2>{heading}</h2>
        <div className="conditions" dangerouslySetInnerHTML={{ __html: bodyHtml }} />
      </div>
    </section>
  );
}
