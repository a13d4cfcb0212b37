import { useTranslations } from "use-intl";
import type { Place } from "#contract/project.ts";

/** Where a project stands, the nearest first: `Beyoğlu, Istanbul`. */
export function PlaceName({ place }: { place: Place }) {
  const t = useTranslations("card");
  if (place.town === null) {
    return t("place", { near: place.city.name, far: place.country.name });
  }
  return t("place", { near: place.town.name, far: place.city.name });
}
