import type { ReactNode } from "react";
import type { PageSection } from "#contract/page.ts";
import { Picture } from "#site/ui/picture.tsx";

interface ApplicationProps {
  section: Pick<PageSection, "heading" | "image"> & { bodyHtml: string };
  /** The form. */
  children: ReactNode;
}

/** How to become a partner. */
export function Application({ section, children }: ApplicationProps) {
  const { heading, bodyHtml, image } = section;
  return (
    <section className="section sunk" id="apply">
      <div className="wrap grid grid--12">
        <div className="stack lg:col-span-4">
          <h2>{heading}</h2>
          <div className="soft" dangerouslySetInnerHTML={{ __html: bodyHtml }} />
          {image && (
            <figure className="partner__pic only-wide">
              <Picture picture={image} sizes="28rem" />
            </figure>
          )}
        </div>
        <div className="lg:col-span-7 lg:col-start-6">{children}</div>
      </div>
    </section>
  );
}
