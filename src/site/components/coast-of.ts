/** Names the drawing of a country's coast; where none was named, of one that is no country's emblem. */
export function coastOf(country: string | null): "coast" | "gulf" | "cyprus" {
  if (country === "uae") return "gulf";
  return country === "cyprus" ? "cyprus" : "coast";
}
