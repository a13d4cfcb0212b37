import type { PageSection } from "#contract/page.ts";
import { Picture } from "#site/ui/picture.tsx";

/** How the company came to be, with a picture of where it began. */
export function Story({ section: { heading, body, image } }: { section: PageSection }) {
  return (
    <section className="section">
      <div className="wrap grid grid--6-5">
        <div className="story__head">
          <h2>{heading}</h2>
          {image && (
            <figure className="plate">
              <Picture picture={image} sizes="(min-width: 64rem) 41rem, 92vw" />
            </figure>
          )}
        </div>
        <div className="story__text prose" dangerouslySetInnerHTML={{ __html: body ?? "" }} />
      </div>
    </section>
  );
}
