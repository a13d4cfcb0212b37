import type { Unit } from "#contract/project.ts";
import type { Locale } from "#domain/locale.ts";
import { studio } from "#domain/rooms.ts";
import { isolate } from "#i18n/isolate.ts";
import { translatorFor } from "#i18n/messages.ts";

/**
 * What a row is called on the page of a project with these types: by its type where it has no rooms or is a studio, by its
 * rooms, or by both where the project has several types.
 */
export function unitName({ type, rooms }: Unit, types: readonly unknown[], locale: Locale): string {
  if (rooms === null || rooms === studio) return type.name;
  if (types.length === 1) return isolate(rooms);
  const t = translatorFor(locale, "project.homes");
  return t("unit_name", { type: type.name, rooms: isolate(rooms) });
}
