import { locales } from "#domain/locale.ts";
import { makeLexicon, type Name, type NameKind } from "#domain/search/lexicon.ts";
import { nameKey } from "#domain/search/tokens.ts";
import { parseSearchText, type ParserContext } from "#domain/search/parse-query.ts";
import type { Locale } from "#domain/locale.ts";

/** Names in the order of `locales`; several of one language are separated by a slash. */
const named: readonly (readonly [NameKind, string, readonly string[]])[] = [
  [
    "country",
    "turkey",
    ["Turkey/in Turkey", "تركيا/في تركيا", "Турция", "Türkiye", "土耳其/在土耳其"],
  ],
  ["country", "cyprus", ["Cyprus", "قبرص", "Кипр/на Кипре", "Kıbrıs", "塞浦路斯"]],
  [
    "city",
    "istanbul",
    ["Istanbul", "إسطنبول/في إسطنبول", "Стамбул/в Стамбуле", "İstanbul", "伊斯坦布尔"],
  ],
  ["city", "dubai", ["Dubai/in Dubai", "دبي", "Дубай", "Dubai", "迪拜"]],
  ["city", "paphos", ["Paphos", "بافوس", "Пафос", "Baf", "帕福斯"]],
  ["town", "sisli", ["Şişli", "شيشلي", "Шишли", "Şişli", "希什利"]],
  ["town", "kadikoy", ["Kadıköy", "قاضي كوي", "Кадыкёй", "Kadıköy/Kadıköy'de", "卡德柯伊"]],
  ["town", "kato-paphos", ["Kato Paphos", "كاتو بافوس", "Като-Пафос", "Kato Baf", "下帕福斯"]],
  [
    "town",
    "dubai-marina",
    ["Dubai Marina", "دبي مارينا", "Дубай-Марина", "Dubai Marina", "迪拜码头"],
  ],
  ["town", "alanya", ["Alanya", "ألانيا", "Аланья", "Alanya", "阿拉尼亚"]],
  ["type", "apartments", ["Apartment/apartments/flat", "شقة/شقق", "Квартира", "Daire", "公寓"]],
  ["type", "villas", ["Villa/villas/house", "فيلا/فلل", "Вилла/дом", "Villa/villalar", "别墅"]],
  ["type", "townhouses", ["Townhouse/house", "تاون هاوس", "Таунхаус", "Sıra ev", "联排别墅"]],
  ["type", "penthouses", ["Penthouse", "بنتهاوس", "Пентхаус", "Penthouse", "顶层公寓"]],
  [
    "amenity",
    "sea-view",
    ["Sea view", "إطلالة على البحر", "Вид на море", "Deniz manzarası", "海景"],
  ],
  ["amenity", "marina", ["Marina", "مارينا", "Марина", "Marina", "游艇码头"]],
  ["amenity", "garden", ["Garden", "حديقة", "Сад", "Bahçe", "花园"]],
  [
    "amenity",
    "private-pool",
    ["Private pool", "مسبح خاص", "Собственный бассейн", "Özel havuz", "私家泳池"],
  ],
  ["developer", "dune-and-tide", Array.from({ length: 5 }, () => "Dune & Tide")],
  ["developer", "likya-homes", Array.from({ length: 5 }, () => "Likya Homes")],
];

export const exampleNames: readonly Name[] = named.flatMap(([kind, slug, texts]) =>
  locales.flatMap((locale, index) =>
    (texts[index] ?? "").split("/").map((text) => ({ kind, slug, locale, text })),
  ),
);

const lexicon = makeLexicon(exampleNames);
const projectNames = new Set(["Marina Arc", "Şişli One"].map(nameKey));
const asOf = "2026-11-16";
const rates = [
  { code: "USD", rate: 1, decimals: 2, asOf },
  { code: "EUR", rate: 0.8, decimals: 2, asOf },
  { code: "TRY", rate: 40, decimals: 2, asOf },
];

export function exampleKnowledge(locale: Locale): ParserContext {
  return { locale, lexicon, rates, projectNames };
}

/** The interpreted filters as `filter=value`, with a star after a correction, and the remaining text in quotes. */
export function interpretedSummary(query: string, locale: Locale): string {
  const { text, words } = parseSearchText(query, exampleKnowledge(locale));
  const read = words.map(
    ({ filter, value, corrected }) => `${filter}=${value}${corrected ? "*" : ""}`,
  );
  return [...read, ...(text === "" ? [] : [`"${text}"`])].join(" ");
}
