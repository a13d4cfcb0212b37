/** A search text with its expected results, derived by hand from the content files. */
export interface QueryCase {
  query: string;
  /** Slugs expected first, in this order; if `total` is the same number, these are all results. */
  first: readonly string[];
  /** Number of results; null where only the full-text match decides. */
  total: number | null;
  /** Slugs that must not be among the results. */
  never: readonly string[];
  /** Interpreted filters as `filter=value` in query order, with a star after a corrected misspelling. */
  interpreted: readonly string[];
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
  interpreted: ["type=apartments"],
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
  interpreted: ["type=villas"],
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
