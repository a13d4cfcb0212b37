/** What a visitor types in a language and must find, taken from the content files by reading them. */
export interface AskedQuery {
  query: string;
  /** Slugs that come first, in this order; where `total` is as many, they are all. */
  first: readonly string[];
  /** How many projects are found; null where the text alone decides. */
  total: number | null;
  /** Slugs that must not be found. */
  never: readonly string[];
  /** What was understood, `filter=value` with a star where a misspelling was forgiven, in the order of the query. */
  understood: readonly string[];
}

export const apartments = {
  first: [
    "larnaca-marina-point",
    "marjan-tide",
    "bosphorus-terraces",
    "palm-horizon",
    "jvc-garden-studios",
  ],
  total: 31,
  never: [
    "amathus-hill-villas",
    "downtown-veil",
    "kato-paphos-arcade",
    "fenerbahce-marina-residences",
  ],
  understood: ["type=apartments"],
};

export const villas = {
  first: [
    "gumusluk-olive-houses",
    "amathus-hill-villas",
    "cesme-windmill-villas",
    "sea-caves-villas",
    "yalikavak-hillside-villas",
    "parkline-villas",
    "frond-residences",
    "yas-lagoon-homes",
    "west-lake-villas",
    "saadiyat-dune-villas",
  ],
  total: 10,
  never: ["hills-meadow-townhouses", "marina-arc"],
  understood: ["type=villas"],
};

export const istanbulApartments = {
  first: [
    "bosphorus-terraces",
    "marmara-pearl",
    "golden-horn-lofts",
    "kanal-heights",
    "beylikduzu-bay",
    "nisantasi-house",
    "basaksehir-park",
    "bakirkoy-seafront",
    "moda-gardens",
  ],
  total: 9,
  never: ["fenerbahce-marina-residences", "sisli-one", "marina-arc"],
};

export const kadikoy = {
  first: ["fenerbahce-marina-residences", "moda-gardens"],
  total: 2,
  never: ["bakirkoy-seafront"],
};
