import { phoneLineFor } from "#domain/contact-line.ts";
import { useCompany } from "#site/components/company.tsx";
import type { NamedProject, ProjectView } from "./project-view.server.ts";

/** For paper alone: whom to call, where the page stands, and of which day its prices are. */
export function PaperFoot({ view: { project, address, paper } }: { view: ProjectView }) {
  return (
    <div className="paper">
      <img src={paper.code} alt="" loading="lazy" />
      <Office project={project} />
      <p>
        <bdi className="ltr">{address}</bdi>
        <br />
        {paper.prices}
      </p>
    </div>
  );
}

function Office({ project: { place } }: { project: NamedProject }) {
  const company = useCompany();
  if (company === null) return null;
  const line = phoneLineFor({ country: place.country.slug, city: place.city.slug });
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
