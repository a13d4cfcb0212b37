import type { PageSection } from "#contract/page.ts";
import { Picture } from "#site/ui/picture.tsx";

/** What the company holds to, a rule a line; any other section that the content adds is shown in the same way. */
export function Values({ section: { heading, body, image, items } }: { section: PageSection }) {
  return (
    <section className="section">
      <div className="wrap">
        <div className="head">
          <h2>{heading}</h2>
          <div dangerouslySetInnerHTML={{ __html: body ?? "" }} />
        </div>
        <div className="grid grid--6-5">
          {items.length > 0 && (
            <dl className="rules">
              {items.map(({ heading: rule, text }) => (
                <div key={rule}>
                  <dt>{rule}</dt>
                  <dd className="soft">{text}</dd>
                </div>
              ))}
            </dl>
          )}
          {image && (
            <figure className="plate plate--fills">
              <Picture picture={image} sizes="(min-width: 64rem) 34rem, 92vw" />
            </figure>
          )}
        </div>
      </div>
    </section>
  );
}
