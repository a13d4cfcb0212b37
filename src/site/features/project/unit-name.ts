import { useTranslations } from "use-intl";
import type { Unit } from "#contract/project.ts";
import { studio } from "#domain/rooms.ts";
import { isolate } from "#i18n/isolate.ts";

/** What a unit is called: by its type where it has no rooms or is a studio, by its rooms, or by both where types differ. */
export function useUnitName(types: readonly unknown[]): (unit: Unit) => string {
  const t = useTranslations("project.homes");
  return ({ type, rooms }) => {
    if (rooms === null || rooms === studio) return type.name;
    return types.length === 1
      ? isolate(rooms)
      : t("unit_name", { type: type.name, rooms: isolate(rooms) });
  };
}
