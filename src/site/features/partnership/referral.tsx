import type { PageSection } from "#contract/page.ts";
import { Figure } from "#site/ui/figure.tsx";

interface ReferralProps {
  section: Pick<PageSection, "heading" | "items"> & { bodyHtml: string };
}

/** How a referral works, and what holds while it is open, in figures that hang from a line. */
export function Referral({ section: { heading, bodyHtml, items } }: ReferralProps) {
  return (
    <section className="section sunk">
      <div className="wrap">
        <div className="head">
          <h2>{heading}</h2>
          <div dangerouslySetInnerHTML={{ __html: bodyHtml }} />
        </div>
        <dl className="facts facts--3">
          {items.map(({ heading: promise, text, figure }) => (
            <div key={promise}>
              <dt>{promise}</dt>
              {figure !== null && (
                <dd>
                  <Sounding figure={figure} />
                </dd>
              )}
              <dd className="note">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

/** A number in the size of figures, with its words beside it in the language's own order. */
function Sounding({ figure }: { figure: string }) {
  const [, before = "", number = "", after = ""] =
    /^([^\d\u200F]*)\u200F?(\d+)(.*)$/.exec(figure) ?? [];
  if (number === "") return <span className="h-3">{figure}</span>;
  return (
    <>
      {before !== "" && <span className="unit">{before}</span>}
      <Figure parts={{ before: "", main: number, after: "" }} size="xl" />
      {after !== "" && <span className="unit">{after}</span>}
    </>
  );
}
