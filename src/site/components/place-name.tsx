import { useTranslations } from "use-intl";
import type { Place } from "#contract/project.ts";
import { placeText } from "#i18n/place-text.ts";

export function PlaceName({ place }: { place: Place }) {
  const t = useTranslations("card");
  return placeText(place, (names) => t("place", names));
}
