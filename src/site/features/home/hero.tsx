import type { CSSProperties, ReactNode } from "react";
import { useTranslations } from "use-intl";
import { QuestionnaireLink } from "#site/components/questionnaire-link.tsx";
import type { CoastView, HomeView } from "#site/features/home/home-view.server.ts";
import { Link } from "#site/ui/link.tsx";
import { Picture } from "#site/ui/picture.tsx";

interface HeroProps {
  hero: HomeView["hero"];
  /** Search form and popular searches. */
  children: ReactNode;
}

export function Hero({ hero, children }: HeroProps) {
  return (
    <section className="hero">
      <div className="wrap">
        <div className="hero__head">
          <h1 className="h-hero">{hero.heading}</h1>
          <p className="lede">{hero.text}</p>
        </div>
        <div className="coasts">
          {hero.coasts.map((coast, index) => (
            <Coast key={coast.slug} coast={coast} leads={index === 0} />
          ))}
          <span className="horizon" aria-hidden="true" />
        </div>
        {children}
      </div>
    </section>
  );
}

/** Per country: crop position on narrow screens, and the waterline's position. */
const crops: Readonly<Record<string, { "--x": string; "--w": number }>> = {
  turkey: { "--x": "14%", "--w": 0.58 },
  uae: { "--x": "52%", "--w": 0.74 },
  cyprus: { "--x": "66%", "--w": 0.53 },
};

function Coast({ coast, leads }: { coast: CoastView; leads: boolean }) {
  const { slug, name, href, image, coordinates, threshold } = coast;
  const crop = crops[slug] as CSSProperties | undefined; // custom properties
  return (
    <Link className="coast" to={href}>
      <Picture
        picture={image}
        // Pictures are sized by height, so they are wider than the visible strip.
        sizes="(min-width: 84rem) 1080px, (min-width: 48rem) 75vw, 22rem"
        eager={leads}
        yielding={!leads}
        {...(crop && { style: crop })}
      />
      <span className="coast__text">
        <span className="coast__coordinates" aria-hidden="true">
          {coordinates}
        </span>
        <span className="coast__name">{name}</span>
        <span className="coast__threshold">{threshold}</span>
      </span>
    </Link>
  );
}

/** Links to popular filter pages. */
export function PopularSearches({ links }: { links: HomeView["popularSearches"] }) {
  const t = useTranslations("home.popular_searches");
  if (links.length === 0) return null;
  return (
    <nav className="popular-searches" aria-label={t("label")}>
      <span className="soft" aria-hidden="true">
        {t("label")}
      </span>
      {links.map(({ href, name }) => (
        <Link key={href} to={href}>
          {name}
        </Link>
      ))}
    </nav>
  );
}

/** For visitors who do not know yet what to search for. */
export function QuestionnairePrompt() {
  const t = useTranslations("home");
  return (
    <p className="questionnaire-prompt">
      {t.rich("questionnaire_prompt", {
        link: (text) => <QuestionnaireLink>{text}</QuestionnaireLink>,
      })}
    </p>
  );
}
