/** Drawing of a country's coast; for null one that stands for no country. */
export function coastOf(country: string | null): "coast" | "gulf" | "cyprus" {
  if (country === "uae") return "gulf";
  return country === "cyprus" ? "cyprus" : "coast";
}
