import type { AggregateOffer, ApartmentComplex, House, Place, RealEstateListing } from "schema-dts";
import type { ProjectDetail, Unit } from "#contract/project.ts";
import { linkTo } from "#domain/links.ts";
import { localeFacts } from "#domain/locale.ts";
import { pictureUrl } from "#domain/picture-url.ts";
import type { LocalizedSite } from "#site/data/request-context.ts";
import { namedCompany } from "./company.server.ts";

/** Types that schema.org describes as a house instead of apartments. */
const houses = new Set(["villas", "townhouses"]);

/** Prices are the content's own, in US dollars. */
export function projectListing(
  project: ProjectDetail,
  { locale, origin }: LocalizedSite,
): RealEstateListing {
  const { name, slug, place, cover } = project;
  const path = linkTo(locale, "project", {
    country: place.country.slug,
    city: place.city.slug,
    slug,
  });
  return {
    "@type": "RealEstateListing",
    name,
    url: origin + path,
    inLanguage: localeFacts[locale].htmlLang,
    ...(cover && { image: origin + pictureUrl(cover) }),
    mainEntity: buildingOf(project),
    offers: { ...offerOf(project), seller: namedCompany(origin) },
  };
}

function buildingOf(project: ProjectDetail): ApartmentComplex | House | Place {
  const { name, place, center, countryIso, units } = project;
  const where = {
    name,
    address: {
      "@type": "PostalAddress",
      addressCountry: countryIso,
      addressRegion: place.city.name,
      ...(place.town && { addressLocality: place.town.name }),
    },
    geo: { "@type": "GeoCoordinates", latitude: center.lat, longitude: center.lng },
  } as const;
  const residences = units.filter(({ type }) => type.category === "residential");
  if (residences.length === 0) return { "@type": "Place", ...where };
  if (residences.every(({ type }) => houses.has(type.slug))) return { "@type": "House", ...where };
  return {
    "@type": "ApartmentComplex",
    ...where,
    numberOfAvailableAccommodationUnits: {
      "@type": "QuantitativeValue",
      value: countAvailable(residences),
    },
  };
}

/** From the lowest price of all units; of a sold project the last one. */
function offerOf(project: ProjectDetail): AggregateOffer {
  const sold = project.status === "sold";
  return {
    "@type": "AggregateOffer",
    priceCurrency: "USD",
    lowPrice: project.startFromUsd,
    availability: sold ? "https://schema.org/SoldOut" : "https://schema.org/InStock",
    ...(!sold && { offerCount: countAvailable(project.units) }),
  };
}

function countAvailable(units: readonly Unit[]): number {
  return units.reduce((sum, { available }) => sum + available, 0);
}
