/** What visitors type and what they must find, taken from the content files by reading them. */
import type { Locale } from "#domain/locale.ts";

export interface AskedQuery {
  locale: Locale;
  query: string;
  /** Slugs that come first, in this order; where `total` is as many, they are all. */
  first: readonly string[];
  /** How many projects are found; null where the text alone decides. */
  total: number | null;
  /** Slugs that must not be found. */
  never: readonly string[];
  /** What was understood, `filter=value`, in the order of the query. */
  understood: readonly string[];
}

const apartments = {
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

const villas = {
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

const istanbulApartments = {
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

const kadikoy = {
  first: ["fenerbahce-marina-residences", "moda-gardens"],
  total: 2,
  never: ["bakirkoy-seafront"],
};

const inTurkish: readonly Omit<AskedQuery, "locale">[] = [
  { query: "daire", ...apartments },
  { query: "daireler", ...apartments },
  { query: "DAİRELERİ", ...apartments },
  {
    query: "deniz manzaralı villa",
    first: [
      "gumusluk-olive-houses",
      "amathus-hill-villas",
      "sea-caves-villas",
      "yalikavak-hillside-villas",
      "frond-residences",
      "saadiyat-dune-villas",
    ],
    total: 6,
    never: ["cesme-windmill-villas", "west-lake-villas", "parkline-villas"],
    understood: ["seaView=true", "type=villas"],
  },
  { query: "2+1 kadikoy", ...kadikoy, understood: ["rooms=2-1", "town=kadikoy"] },
  {
    query: "İstanbul'da satılık daire",
    ...istanbulApartments,
    understood: ["city=istanbul", "type=apartments"],
  },
  {
    query: "ŞIŞLI stüdyo",
    first: ["sisli-one"],
    total: 1,
    never: ["golden-horn-lofts", "nisantasi-house"],
    understood: ["town=sisli", "rooms=studio"],
  },
  {
    query: "100 bin dolara kadar daire",
    first: ["beylikduzu-bay"],
    total: 1,
    never: ["lara-palms", "toros-view"],
    understood: ["price=-100000", "type=apartments"],
  },
  {
    query: "denize sıfır villa",
    first: [
      "gumusluk-olive-houses",
      "amathus-hill-villas",
      "sea-caves-villas",
      "yalikavak-hillside-villas",
      "frond-residences",
      "yas-lagoon-homes",
      "saadiyat-dune-villas",
    ],
    total: 7,
    never: ["cesme-windmill-villas", "west-lake-villas"],
    understood: ["amenity=beach-access,sea-view", "type=villas"],
  },
  {
    query: "metroya yakın 3+1",
    first: [
      "bosphorus-terraces",
      "marina-arc",
      "marmara-pearl",
      "kanal-heights",
      "nisantasi-house",
      "opera-crescent",
      "basaksehir-park",
      "bakirkoy-seafront",
      "moda-gardens",
    ],
    total: 9,
    never: ["sisli-one", "fenerbahce-marina-residences"],
    understood: ["amenity=metro-nearby", "rooms=3-1"],
  },
  {
    query: "Likya Homes",
    first: [
      "konyaalti-blue",
      "lara-palms",
      "alanya-castle-residences",
      "toros-view",
      "cleopatra-sands",
    ],
    total: 5,
    never: ["bosphorus-terraces"],
    understood: ["developer=likya-homes"],
  },
  {
    query: "istambul hazır daire",
    first: ["nisantasi-house", "basaksehir-park", "bakirkoy-seafront"],
    total: 3,
    never: ["limassol-harbour-lofts", "kanal-heights", "moda-gardens"],
    understood: ["city=istanbul*", "status=ready", "type=apartments"],
  },
  {
    query: "kıbrısta özel havuzlu villa",
    first: ["amathus-hill-villas", "sea-caves-villas"],
    total: 2,
    never: ["yalikavak-hillside-villas"],
    understood: ["country=cyprus", "amenity=private-pool", "type=villas"],
  },
  {
    query: "2027 teslim istanbul",
    first: [
      "fenerbahce-marina-residences",
      "west-lake-villas",
      "golden-horn-lofts",
      "kanal-heights",
      "sisli-one",
      "beylikduzu-bay",
    ],
    total: 6,
    never: ["marmara-pearl", "canal-nine"],
    understood: ["handover=2027", "city=istanbul"],
  },
  {
    query: "Şişli One",
    first: ["sisli-one"],
    total: null,
    never: ["golden-horn-lofts"],
    understood: [],
  },
];

const inRussian: readonly Omit<AskedQuery, "locale">[] = [
  {
    query: "квартиры у моря",
    first: ["larnaca-marina-point", "marjan-tide", "bosphorus-terraces", "palm-horizon"],
    total: 16,
    never: ["toros-view", "lara-palms", "kanal-heights", "sea-caves-villas"],
    understood: ["type=apartments", "amenity=beach-access,sea-view"],
  },
  {
    query: "купить виллу в Бодруме",
    first: ["gumusluk-olive-houses", "yalikavak-hillside-villas"],
    total: 2,
    never: ["cesme-windmill-villas"],
    understood: ["type=villas", "city=bodrum"],
  },
  {
    query: "двухкомнатная квартира в Дубае",
    first: [
      "palm-horizon",
      "jvc-garden-studios",
      "marina-arc",
      "canal-nine",
      "circle-court",
      "opera-crescent",
      "tidewater-tower",
    ],
    total: 7,
    never: ["bay-ledger-suites", "downtown-veil"],
    understood: ["rooms=1-1", "type=apartments", "city=dubai"],
  },
  {
    query: "квартиры до 120 тыс. долларов",
    first: ["alanya-castle-residences", "kanal-heights", "toros-view", "beylikduzu-bay"],
    total: 4,
    never: ["lara-palms", "konyaalti-blue"],
    understood: ["type=apartments", "price=-120000"],
  },
  {
    query: "новостройки в Анталье",
    first: ["konyaalti-blue", "alanya-castle-residences"],
    total: 2,
    never: ["toros-view", "lara-palms", "cleopatra-sands"],
    understood: ["status=off-plan,under-construction", "city=antalya"],
  },
  {
    query: "вид на море Аланья",
    first: ["cleopatra-sands"],
    total: 1,
    never: ["alanya-castle-residences", "konyaalti-blue"],
    understood: ["seaView=true", "town=alanya"],
  },
  {
    query: "квартира в Станбуле",
    ...istanbulApartments,
    understood: ["type=apartments", "city=istanbul*"],
  },
  { query: "Кадыкей", ...kadikoy, understood: ["town=kadikoy"] },
  { query: "кадыкёй", ...kadikoy, understood: ["town=kadikoy"] },
  {
    query: "ОАЭ виллы от 5 млн долларов",
    first: ["parkline-villas", "frond-residences", "saadiyat-dune-villas"],
    total: 3,
    never: ["yas-lagoon-homes", "palm-horizon"],
    understood: ["country=uae", "type=villas", "price=5000000-"],
  },
  {
    query: "пентхаус с бассейном в Лимасоле",
    first: ["amathus-bay-residences"],
    total: 1,
    never: ["larnaca-marina-point", "germasogeia-park"],
    understood: [
      "type=penthouses",
      "amenity=indoor-pool,private-pool,swimming-pool",
      "city=limassol",
    ],
  },
  {
    query: "студия в Стамбуле",
    first: ["golden-horn-lofts", "sisli-one"],
    total: 2,
    never: ["toros-view", "bosphorus-terraces"],
    understood: ["rooms=studio", "city=istanbul"],
  },
  {
    query: "Пальма Джумейра",
    first: ["palm-horizon", "frond-residences"],
    total: 2,
    never: ["lara-palms"],
    understood: ["town=palm-jumeirah"],
  },
  {
    query: "с двумя спальнями до 200 000 $ Алания",
    first: ["alanya-castle-residences"],
    total: 1,
    never: ["cleopatra-sands"],
    understood: ["rooms=2-1", "price=-200000", "town=alanya"],
  },
  { query: "Хурма", first: ["toros-view"], total: null, never: ["lara-palms"], understood: [] },
];

const inArabic: readonly Omit<AskedQuery, "locale">[] = [
  { query: "شقق", ...apartments },
  { query: "شقة", ...apartments },
  { query: "الشقق", ...apartments },
  { query: "فلل", ...villas },
  { query: "فيلا", ...villas },
  { query: "فيلات", ...villas },
  {
    query: "شـــقق للبيع في اسطنبول",
    ...istanbulApartments,
    understood: ["type=apartments", "city=istanbul"],
  },
  {
    query: "شقة غرفتين في دبي",
    first: [
      "palm-horizon",
      "marina-arc",
      "canal-nine",
      "circle-court",
      "opera-crescent",
      "tidewater-tower",
    ],
    total: 6,
    never: ["jvc-garden-studios", "bay-ledger-suites"],
    understood: ["type=apartments", "rooms=2-1", "city=dubai"],
  },
  {
    query: "شقق مطلّة على البحر بدبي",
    first: ["palm-horizon", "marina-arc", "tidewater-tower"],
    total: 3,
    never: ["canal-nine", "frond-residences"],
    understood: ["type=apartments", "seaView=true", "city=dubai"],
  },
  {
    query: "أقل من ٢٠٠ ألف دولار في دبي",
    first: ["jvc-garden-studios"],
    total: 1,
    never: ["canal-nine", "circle-court"],
    understood: ["price=-200000", "city=dubai"],
  },
  {
    query: "\u200f\u2067دُبَي مارينا\u2069\u200e",
    first: ["marina-arc", "tidewater-tower"],
    total: 2,
    never: ["fenerbahce-marina-residences", "larnaca-marina-point"],
    understood: ["town=dubai-marina"],
  },
  {
    query: "ابو ظبي",
    first: ["museum-quarter-residences", "yas-lagoon-homes", "saadiyat-dune-villas"],
    total: 3,
    never: ["marina-arc"],
    understood: ["city=abu-dhabi"],
  },
  {
    query: "فلل جاهزة في الإمارات",
    first: ["frond-residences"],
    total: 1,
    never: ["parkline-villas", "cesme-windmill-villas"],
    understood: ["type=villas", "status=ready", "country=uae"],
  },
  {
    query: "فيلا بمسبح خاص في قبرص",
    first: ["amathus-hill-villas", "sea-caves-villas"],
    total: 2,
    never: ["cesme-windmill-villas"],
    understood: ["type=villas", "amenity=private-pool", "country=cyprus"],
  },
  {
    query: "على الخارطة رأس الخيمة",
    first: ["marjan-tide"],
    total: 1,
    never: ["marina-arc"],
    understood: ["status=off-plan", "city=ras-al-khaimah"],
  },
];

const inChinese: readonly Omit<AskedQuery, "locale">[] = [
  {
    query: "海景公寓",
    first: ["larnaca-marina-point", "marjan-tide", "bosphorus-terraces", "palm-horizon"],
    total: 15,
    never: ["dekelia-shores", "kanal-heights", "sea-caves-villas"],
    understood: ["seaView=true", "type=apartments"],
  },
  {
    query: "伊斯坦布尔 公寓",
    ...istanbulApartments,
    understood: ["city=istanbul", "type=apartments"],
  },
  {
    query: "伊斯坦布尔的海景公寓",
    first: ["bosphorus-terraces", "marmara-pearl", "beylikduzu-bay", "bakirkoy-seafront"],
    total: 4,
    never: ["fenerbahce-marina-residences", "golden-horn-lofts"],
    understood: ["city=istanbul", "seaView=true", "type=apartments"],
  },
  {
    query: "迪拜顶层公寓",
    first: ["palm-horizon", "marina-arc", "opera-crescent"],
    total: 3,
    never: ["canal-nine", "marjan-tide"],
    understood: ["city=dubai", "type=penthouses"],
  },
  {
    query: "50万美元以下的别墅",
    first: ["west-lake-villas"],
    total: 1,
    never: ["gumusluk-olive-houses", "cesme-windmill-villas"],
    understood: ["price=-500000", "type=villas"],
  },
  {
    query: "安塔利亚三室一厅",
    first: ["konyaalti-blue", "alanya-castle-residences", "toros-view", "cleopatra-sands"],
    total: 4,
    never: ["lara-palms"],
    understood: ["city=antalya", "rooms=3-1"],
  },
  { query: "２＋１ 卡德柯伊", ...kadikoy, understood: ["rooms=2-1", "town=kadikoy"] },
  {
    query: "塞浦路斯现房",
    first: ["kato-paphos-arcade", "limassol-harbour-lofts", "finikoudes-promenade"],
    total: 3,
    never: ["columbia-gardens", "coral-steps"],
    understood: ["country=cyprus", "status=ready"],
  },
  {
    query: "带私家泳池的联排别墅",
    first: ["frond-residences", "west-lake-villas"],
    total: 2,
    never: ["sea-caves-villas", "hills-meadow-townhouses"],
    understood: ["amenity=private-pool", "type=townhouses"],
  },
  {
    query: "棕榈岛",
    first: ["palm-horizon", "frond-residences"],
    total: 2,
    never: ["lara-palms"],
    understood: ["town=palm-jumeirah"],
  },
  {
    query: "阿联酋期房单间公寓",
    first: ["marjan-tide", "downtown-veil", "jvc-garden-studios"],
    total: 3,
    never: ["canal-nine", "sisli-one"],
    understood: ["country=uae", "status=off-plan", "rooms=studio"],
  },
  {
    query: "商铺",
    first: ["kato-paphos-arcade", "sisli-one"],
    total: 2,
    never: ["bay-ledger-suites"],
    understood: ["type=shops"],
  },
  {
    query: "土耳其300平米以上的别墅",
    first: ["yalikavak-hillside-villas", "west-lake-villas"],
    total: 2,
    never: ["cesme-windmill-villas", "parkline-villas"],
    understood: ["country=turkey", "area=300-", "type=villas"],
  },
  {
    query: "迪拜30万美元以内",
    first: ["jvc-garden-studios", "canal-nine", "circle-court"],
    total: 3,
    never: ["marjan-tide", "marina-arc"],
    understood: ["city=dubai", "price=-300000"],
  },
];

const inEnglish: readonly Omit<AskedQuery, "locale">[] = [
  {
    query: "IST-1042",
    first: ["bosphorus-terraces"],
    total: 1,
    never: ["sisli-one"],
    understood: [],
  },
  {
    query: "ist1042",
    first: ["bosphorus-terraces"],
    total: 1,
    never: ["sisli-one"],
    understood: [],
  },
  {
    query: "dxb 2010",
    first: ["marina-arc"],
    total: 1,
    never: ["tidewater-tower"],
    understood: [],
  },
  {
    query: "Dubai under 300k",
    first: ["jvc-garden-studios", "canal-nine", "circle-court"],
    total: 3,
    never: ["marina-arc", "beylikduzu-bay"],
    understood: ["city=dubai", "price=-300000"],
  },
  {
    query: "2 bedroom apartment in Limassol",
    first: ["amathus-bay-residences", "germasogeia-park", "columbia-gardens"],
    total: 3,
    never: ["limassol-harbour-lofts"],
    understood: ["rooms=2-1", "type=apartments", "city=limassol"],
  },
  {
    query: "Dune & Tide",
    first: ["marjan-tide", "palm-horizon", "marina-arc", "canal-nine", "tidewater-tower"],
    total: 5,
    never: ["saadiyat-dune-villas"],
    understood: ["developer=dune-and-tide"],
  },
  {
    query: "Marina Arc",
    first: ["marina-arc"],
    total: null,
    never: ["cesme-windmill-villas"],
    understood: [],
  },
  {
    query: "palm horizon",
    first: ["palm-horizon"],
    total: null,
    never: ["lara-palms"],
    understood: [],
  },
  {
    query: "ready apartments in Cyprus",
    first: ["limassol-harbour-lofts"],
    total: 1,
    never: ["finikoudes-promenade", "columbia-gardens"],
    understood: ["status=ready", "type=apartments", "country=cyprus"],
  },
  {
    query: "Istambul sea view",
    first: [
      "bosphorus-terraces",
      "marmara-pearl",
      "fenerbahce-marina-residences",
      "beylikduzu-bay",
      "bakirkoy-seafront",
    ],
    total: 5,
    never: ["golden-horn-lofts", "konyaalti-blue"],
    understood: ["city=istanbul*", "seaView=true"],
  },
  {
    query: "Limossol",
    first: [
      "amathus-hill-villas",
      "amathus-bay-residences",
      "germasogeia-park",
      "limassol-harbour-lofts",
      "columbia-gardens",
    ],
    total: 5,
    never: ["larnaca-marina-point"],
    understood: ["city=limassol*"],
  },
  {
    query: "off-plan villas",
    first: ["gumusluk-olive-houses", "amathus-hill-villas", "parkline-villas", "yas-lagoon-homes"],
    total: 4,
    never: ["sea-caves-villas", "cesme-windmill-villas"],
    understood: ["status=off-plan", "type=villas"],
  },
  {
    query: "UAE penthouse",
    first: ["marjan-tide", "palm-horizon", "marina-arc", "opera-crescent"],
    total: 4,
    never: ["bosphorus-terraces", "museum-quarter-residences"],
    understood: ["country=uae", "type=penthouses"],
  },
  {
    query: "apartments in Istanbul or Antalya",
    first: ["bosphorus-terraces", "konyaalti-blue", "lara-palms", "marmara-pearl"],
    total: 14,
    never: ["marina-arc", "gumusluk-olive-houses"],
    understood: ["type=apartments", "city=istanbul", "city=antalya"],
  },
  {
    query: "Ｄｕｂａｉ　Ｍａｒｉｎａ",
    first: ["marina-arc", "tidewater-tower"],
    total: 2,
    never: ["palm-horizon"],
    understood: ["town=dubai-marina"],
  },
  {
    query: "villa in Cyprus between $1m and $2m",
    first: ["amathus-hill-villas", "sea-caves-villas"],
    total: 2,
    never: ["yalikavak-hillside-villas"],
    understood: ["type=villas", "country=cyprus", "price=1000000-2000000"],
  },
  {
    query: "Qasr",
    first: ["downtown-veil", "bay-ledger-suites", "frond-residences", "opera-crescent"],
    total: 4,
    never: ["marina-arc"],
    understood: [],
  },
  {
    query: "flat with a pool in JVC",
    first: ["jvc-garden-studios", "circle-court"],
    total: 2,
    never: ["hills-meadow-townhouses"],
    understood: [
      "type=apartments",
      "amenity=indoor-pool,private-pool,swimming-pool",
      "town=jumeirah-village-circle",
    ],
  },
  {
    query: "office Limassol",
    first: ["limassol-harbour-lofts"],
    total: 1,
    never: ["kato-paphos-arcade"],
    understood: ["type=offices", "city=limassol"],
  },
];

/** Every query with the language it is typed in. */
export const askedQueries: readonly AskedQuery[] = [
  ...inTurkish.map((asked) => ({ locale: "tr" as const, ...asked })),
  ...inRussian.map((asked) => ({ locale: "ru" as const, ...asked })),
  ...inArabic.map((asked) => ({ locale: "ar" as const, ...asked })),
  ...inChinese.map((asked) => ({ locale: "zh" as const, ...asked })),
  ...inEnglish.map((asked) => ({ locale: "en" as const, ...asked })),
];
