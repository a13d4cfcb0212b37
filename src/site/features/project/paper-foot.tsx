import { phoneLineFor } from "#domain/contact-line.ts";
import { linkTo } from "#domain/links.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import { useCompany } from "#site/components/company.tsx";
import { PriceDay } from "#site/components/price-day.tsx";
import type { AboutProject } from "./regions.tsx";

/** For paper alone: whom to call, where the page stands, and of which day its prices are. */
export function PaperFoot({ about: { project, address, today } }: { about: AboutProject }) {
  const { locale } = useVisitor();
  const { country, city } = project.place;
  const place = { country: country.slug, city: city.slug };
  return (
    <div className="paper">
      <img
        src={linkTo(locale, "project-code", { ...place, slug: project.slug })}
        alt=""
        loading="lazy"
      />
      <Office place={place} />
      <p>
        <bdi className="ltr">{address}</bdi>
        <br />
        <PriceDay today={today} />
      </p>
    </div>
  );
}

function Office({ place }: { place: { country: string; city: string } }) {
  const company = useCompany();
  if (company === null) return null;
  const line = phoneLineFor(place);
  const office = company.offices.find(({ country }) => country === line);
  return (
    <p>
      <b>
        <bdi>{company.brand}</bdi> <bdi className="ltr num">{company.phones[line]}</bdi>
      </b>
      <br />
      {office?.address}
    </p>
  );
}
