import type { PageSection } from "#contract/page.ts";
import { Picture } from "#site/ui/picture.tsx";

export type ApplicationSection = Pick<PageSection, "heading" | "image"> & { bodyHtml: string };

export function ApplicationText({ view }: { view: ApplicationSection }) {
  const { heading, bodyHtml, image } = view;
  return (
    <>
      <h2>{heading}</h2>
      <div className="soft" dangerouslySetInnerHTML={{ __html: bodyHtml }} />
      {image && (
        <figure className="partnership__picture only-wide">
          <Picture picture={image} sizes="28rem" />
        </figure>
      )}
    </>
  );
}
