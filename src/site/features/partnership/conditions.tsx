import type { PageSection } from "#contract/page.ts";

interface ConditionsProps {
  section: Pick<PageSection, "heading"> & { bodyHtml: string };
}

/** What the company asks of its partners, a line each. */
export function Conditions({ section: { heading, bodyHtml } }: ConditionsProps) {
  return (
    <section className="section">
      <div className="wrap grid grid--12">
        <h2 className="lg:col-span-5">{heading}</h2>
        <div className="conditions lg:col-span-7" dangerouslySetInnerHTML={{ __html: bodyHtml }} />
      </div>
    </section>
  );
}
