import type { RealEstateAgent } from "schema-dts";
import type { Company } from "#contract/settings.ts";

/** A reference to the company for other things; the home page describes it. */
export function namedCompany(origin: string) {
  return { "@type": "RealEstateAgent", "@id": `${origin}/#company`, name: "Sahil" } as const;
}

export function realEstateAgent(company: Company, origin: string): RealEstateAgent {
  const { brand, social, offices } = company;
  return {
    ...namedCompany(origin),
    name: brand,
    url: origin,
    sameAs: Object.values(social),
    location: offices.map(({ city, address, phone }) => ({
      "@type": "Place",
      name: city.name,
      address,
      telephone: phone,
    })),
  };
}
