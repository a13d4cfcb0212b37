import { useTranslations } from "use-intl";
import type { Unit } from "#contract/project.ts";
import { studio } from "#domain/rooms.ts";
import { isolate } from "#i18n/isolate.ts";

/** What a row is called on the page of a project with these types. */
export function useUnitName(types: readonly unknown[]): (unit: Unit) => string {
  const t = useTranslations("project.homes");
  return (unit) => unitName(unit, types, t);
}

/** Names a row by its type where it has no rooms or is a studio, by its rooms, or by both where the project has several types. */
export function unitName(
  { type, rooms }: Unit,
  types: readonly unknown[],
  t: ReturnType<typeof useTranslations<"project.homes">>,
): string {
  if (rooms === null || rooms === studio) return type.name;
  if (types.length === 1) return isolate(rooms);
  return t("unit_name", { type: type.name, rooms: isolate(rooms) });
}
