import type { PageSection } from "#contract/page.ts";
import { Picture } from "#site/ui/picture.tsx";

interface PartnerKindsProps {
  section: Pick<PageSection, "heading" | "items" | "image"> & { bodyHtml: string };
}

/** Whom the company works with, and what each gets of it. */
export function PartnerKinds({ section: { heading, bodyHtml, items, image } }: PartnerKindsProps) {
  return (
    <section className="section">
      <div className="wrap">
        <div className="head">
          <h2>{heading}</h2>
          <div dangerouslySetInnerHTML={{ __html: bodyHtml }} />
        </div>
        <div className="grid grid--5-7">
          {image && (
            <figure className="partner__pic">
              <Picture picture={image} sizes="(min-width: 64rem) 34rem, 92vw" />
            </figure>
          )}
          <dl className="reasons">
            {items.map(({ heading: kind, text }) => (
              <div key={kind}>
                <dt className="h-3">{kind}</dt>
                <dd className="soft">{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  );
}
