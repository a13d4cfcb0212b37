import { useTranslations } from "use-intl";
import type { Testimonial } from "#contract/people.ts";
import type { PageSection } from "#contract/page.ts";
import type { CountrySummary } from "#contract/region.ts";
import { SectionHead } from "#site/components/section-head.tsx";

/** Limit with `many`. */
export const maxTestimonials = 6;

export type TestimonialView = Pick<Testimonial, "slug" | "quote" | "name" | "country">;

interface TestimonialsProps {
  section: Pick<PageSection, "heading" | "body">;
  /** The first is set large. */
  testimonials: readonly TestimonialView[];
  /** For phrases such as "in Turkey". */
  countries: readonly Pick<CountrySummary, "slug" | "nameIn">[];
  /** Three more below the first three. */
  many?: boolean;
}

export function Testimonials({ section, testimonials, countries, many }: TestimonialsProps) {
  const [first, ...others] = testimonials.slice(0, 3);
  const further = many ? testimonials.slice(3, maxTestimonials) : [];
  if (first === undefined) return null;
  return (
    <section className="section">
      <div className="wrap">
        <SectionHead heading={section.heading} body={section.body} />
        <div className="grid grid--7-5">
          <div>
            <Quote testimonial={first} countries={countries} className="quote quote--big" />
          </div>
          <div className="grid">
            {others.map((testimonial) => (
              <Quote
                key={testimonial.slug}
                testimonial={testimonial}
                countries={countries}
                className="quote"
              />
            ))}
          </div>
          {further.map((testimonial) => (
            <Quote
              key={testimonial.slug}
              testimonial={testimonial}
              countries={countries}
              className="quote quote--third"
            />
          ))}
        </div>
      </div>
    </section>
  );
}

interface QuoteProps {
  testimonial: TestimonialView;
  countries: readonly Pick<CountrySummary, "slug" | "nameIn">[];
  className: string;
}

function Quote({ testimonial: { quote, name, country }, countries, className }: QuoteProps) {
  const t = useTranslations("home.testimonials");
  const boughtIn = countries.find(({ slug }) => slug === country.slug);
  return (
    <figure className={className}>
      <blockquote>{quote}</blockquote>
      <figcaption>
        <b>
          <bdi>{name}</bdi>
        </b>
        {boughtIn && t("bought", { place: boughtIn.nameIn })}
      </figcaption>
    </figure>
  );
}
