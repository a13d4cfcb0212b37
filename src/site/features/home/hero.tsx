import type { CSSProperties, ReactNode } from "react";
import type { Page } from "#contract/page.ts";
import type { CountrySummary } from "#contract/region.ts";
import { writeCoordinates } from "#i18n/coordinates.ts";
import { linkTo } from "#domain/links.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import { ThresholdText } from "#site/components/threshold-text.tsx";
import { Link } from "#site/ui/link.tsx";
import { Picture } from "#site/ui/picture.tsx";

interface HeroProps {
  hero: Page["hero"];
  countries: readonly CountrySummary[];
  /** The search and what is often asked for. */
  children: ReactNode;
}

/** One horizon, three coasts: each leads to its country. */
export function Hero({ hero, countries, children }: HeroProps) {
  return (
    <section className="hero">
      <div className="wrap">
        <div className="hero__head">
          <h1 className="h-hero">{hero.heading}</h1>
          <p className="lede">{hero.text}</p>
        </div>
        <div className="coasts">
          {countries.map((country, index) => (
            <Coast key={country.slug} country={country} leads={index === 0} />
          ))}
          <span className="horizon" aria-hidden="true" />
        </div>
        {children}
      </div>
    </section>
  );
}

/** Of each country's picture: what to keep where it is narrow, and where its waterline lies. */
const crops: Readonly<Record<string, { "--x": string; "--w": number }>> = {
  turkey: { "--x": "14%", "--w": 0.58 },
  uae: { "--x": "52%", "--w": 0.74 },
  cyprus: { "--x": "66%", "--w": 0.53 },
};

function Coast({ country, leads }: { country: CountrySummary; leads: boolean }) {
  const { locale } = useVisitor();
  const { slug, name, image, center } = country;
  const crop = crops[slug] as CSSProperties | undefined; // custom properties
  return (
    <Link className="coast" to={linkTo(locale, "country", { country: slug })}>
      <Picture
        picture={image}
        // By their height the pictures are drawn wider than the strip that is seen of them. On phones, half as wide again: there dots
        // are small enough, and all three stand in the first view.
        sizes="(min-width: 84rem) 1080px, (min-width: 48rem) 75vw, 22rem"
        eager={leads}
        yielding={!leads}
        {...(crop && { style: crop })}
      />
      <span className="coast__txt">
        <span className="coord" aria-hidden="true">
          {writeCoordinates(center)}
        </span>
        <span className="coast__name">{name}</span>
        <span className="coast__sub">
          <ThresholdText country={country} />
        </span>
      </span>
    </Link>
  );
}
