import type { Coordinates } from "#domain/vocabulary.ts";

/** Formats coordinates in degrees and minutes, the same in every locale: `41°02′N  28°59′E`. */
export function formatCoordinates({ lat, lng }: Coordinates): string {
  return `${angle(lat, "N", "S")}\u00A0 ${angle(lng, "E", "W")}`;
}

function angle(degrees: number, positive: string, negative: string): string {
  const minutes = Math.round(Math.abs(degrees) * 60);
  const rest = String(minutes % 60).padStart(2, "0");
  return `${Math.floor(minutes / 60)}°${rest}′${degrees < 0 ? negative : positive}`;
}
