import type { ReactNode } from "react";
import type { Picture as PictureFiles } from "#contract/picture.ts";
import { Breadcrumbs, type Crumb } from "#site/ui/breadcrumbs.tsx";
import { Picture } from "#site/ui/picture.tsx";

interface PlaceHeroProps {
  crumbs: { label: string; above: readonly Crumb[]; here: string };
  heading: string;
  summary: string;
  image: PictureFiles | null;
  children?: ReactNode;
}

/** The head of a country's or a city's page: its name, what it is in one sentence, and its picture. */
export function PlaceHero({ crumbs, heading, summary, image, children }: PlaceHeroProps) {
  return (
    <section className="chero">
      <div className="wrap chero__t">
        <Breadcrumbs {...crumbs} />
        <div className="head">
          <h1>{heading}</h1>
          <div>
            <p className="lede">{summary}</p>
            {children}
          </div>
        </div>
      </div>
      {image && (
        <div className="chero__pic">
          <Picture picture={image} sizes="100vw" eager />
        </div>
      )}
    </section>
  );
}
