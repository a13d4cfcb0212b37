/** Drawing of a country's coast; for null a generic one. */
export function coastOf(country: string | null): "coast" | "gulf" | "cyprus" {
  if (country === "uae") return "gulf";
  return country === "cyprus" ? "cyprus" : "coast";
}
