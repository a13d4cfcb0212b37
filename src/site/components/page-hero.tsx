import type { ReactNode } from "react";
import { Breadcrumbs, type BreadcrumbsProps } from "#site/components/breadcrumbs.tsx";
import { Picture, type PictureFiles } from "#site/ui/picture.tsx";

export interface HeroView {
  breadcrumbs: BreadcrumbsProps;
  heading: string;
  summary: string;
  image: PictureFiles | null;
}

interface PageHeroProps extends Omit<HeroView, "heading"> {
  heading: ReactNode;
  children?: ReactNode;
}

export function PageHero({ breadcrumbs, heading, summary, image, children }: PageHeroProps) {
  return (
    <section className="page-hero">
      <div className="wrap page-hero__text">
        <Breadcrumbs {...breadcrumbs} />
        <div className="section-head">
          <h1>{heading}</h1>
          <div>
            <p className="lede">{summary}</p>
            {children}
          </div>
        </div>
      </div>
      {image && (
        <div className="page-hero__picture">
          <Picture picture={image} sizes="100vw" eager />
        </div>
      )}
    </section>
  );
}
