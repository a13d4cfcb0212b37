import type { CSSProperties, ReactNode } from "react";
import type { Page } from "#contract/page.ts";
import type { CountrySummary } from "#contract/region.ts";
import { writeCoordinates } from "#i18n/coordinates.ts";
import { linkTo } from "#domain/links.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import { ThresholdText } from "#site/parts/threshold-text.tsx";
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

/** Where in each country's picture the waterline lies, so that the three meet. */
const crops: Readonly<Record<string, { "--x": string; "--y": string }>> = {
  turkey: { "--x": "66%", "--y": "0%" },
  uae: { "--x": "50%", "--y": "58%" },
  cyprus: { "--x": "36%", "--y": "44%" },
};

function Coast({ country, leads }: { country: CountrySummary; leads: boolean }) {
  const { locale } = useVisitor();
  const { slug, name, image, center } = country;
  const crop = crops[slug] as CSSProperties | undefined; // custom properties
  return (
    <Link className={`coast coast--${slug}`} to={linkTo(locale, "country", { country: slug })}>
      <Picture
        picture={image}
        sizes={leads ? "(min-width: 48rem) 43vw, 40vw" : "(min-width: 48rem) 29vw, 30vw"}
        eager={leads}
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
