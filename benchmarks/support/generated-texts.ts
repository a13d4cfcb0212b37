/** Words of generated texts, enough of them that a search for one finds only some projects. */
import type { Locale } from "#domain/locale.ts";
import type { Random } from "#benchmarks/support/random.ts";

interface Vocabulary {
  qualities: readonly string[];
  things: readonly string[];
  places: readonly string[];
}

const list = (words: string): string[] => words.split(" ");

const english: Vocabulary = {
  qualities: list(
    "quiet bright spacious modern elegant private sunny panoramic historic coastal green walkable gated furnished renovated compact generous calm lively rare",
  ),
  things: list(
    "terrace garden courtyard lobby balcony pool playground orchard library workshop rooftop pavilion fountain promenade studio gallery kitchen fireplace cellar conservatory",
  ),
  places: list(
    "harbour hillside marina boulevard university hospital metro tramway ferry castle forest lagoon market stadium airport bazaar lighthouse vineyard cathedral bridge",
  ),
};

const vocabularies: Readonly<Partial<Record<Locale, Vocabulary>>> = {
  ar: {
    qualities: list(
      "هادئ مشرق واسع حديث أنيق خاص مشمس بانورامي تاريخي ساحلي أخضر مسور مفروش مجدد مدمج فسيح راق نادر متكامل عصري",
    ),
    things: list(
      "شرفة حديقة فناء ردهة بلكونة مسبح ملعب بستان مكتبة ورشة سطح جناح نافورة ممشى مرسم معرض مطبخ مدفأة قبو مشتل",
    ),
    places: list(
      "ميناء تل مرسى شارع جامعة مستشفى مترو ترام عبارة قلعة غابة بحيرة سوق ملعب مطار بازار منارة كروم كنيسة جسر",
    ),
  },
  ru: {
    qualities: list(
      "тихий светлый просторный современный изящный частный солнечный панорамный исторический прибрежный зелёный пешеходный охраняемый меблированный обновлённый компактный щедрый спокойный оживлённый редкий",
    ),
    things: list(
      "терраса сад двор вестибюль балкон бассейн площадка роща библиотека мастерская крыша павильон фонтан набережная студия галерея кухня камин погреб оранжерея",
    ),
    places: list(
      "гавань холм марина бульвар университет больница метро трамвай паром крепость лес лагуна рынок стадион аэропорт базар маяк виноградник собор мост",
    ),
  },
  tr: {
    qualities: list(
      "sessiz aydınlık ferah modern zarif özel güneşli panoramik tarihi kıyı yeşil yürünebilir güvenlikli eşyalı yenilenmiş kompakt cömert sakin canlı nadir",
    ),
    things: list(
      "teras bahçe avlu lobi balkon havuz oyun meyvelik kütüphane atölye çatı köşk çeşme gezinti stüdyo galeri mutfak şömine mahzen limonluk",
    ),
    places: list(
      "liman yamaç marina bulvar üniversite hastane metro tramvay vapur kale orman lagün pazar stadyum havalimanı çarşı fener bağ katedral köprü",
    ),
  },
  zh: {
    qualities: list(
      "安静 明亮 宽敞 现代 优雅 私密 阳光 全景 历史 海岸 绿色 步行 封闭 精装 翻新 紧凑 大气 平静 热闹 稀有",
    ),
    things: list(
      "露台 花园 庭院 大堂 阳台 泳池 乐园 果园 书房 工坊 屋顶 凉亭 喷泉 长廊 工作室 画廊 厨房 壁炉 酒窖 温室",
    ),
    places: list(
      "港口 山坡 码头 大道 大学 医院 地铁 电车 渡轮 城堡 森林 泻湖 集市 体育场 机场 商场 灯塔 葡萄园 教堂 大桥",
    ),
  },
};

/** Gives the words of a language, English ones where it has none of its own. */
export function vocabularyOf(locale: Locale): Vocabulary {
  return vocabularies[locale] ?? english;
}

export const nameWords = {
  first: list(
    "Amber Cedar Coral Crescent Emerald Fig Golden Harbour Indigo Ivory Jasmine Juniper Laurel Lotus Marble Maple Mirage Myrtle Oasis Olive Onyx Opal Orchard Palm Pearl Pine Quartz Raven Saffron Sapphire Silver Solstice Tamarind Terra Tulip Velvet Willow Zephyr",
  ),
  second: list(
    "Arc Bay Court Crest Dunes Gardens Gate Grove Heights Hills Homes House Landing Lofts Mansions Park Place Point Quarter Quay Residences Rise Row Sands Shores Square Steps Suites Terraces Towers View Villas Walk Wharf Yard",
  ),
};

/** A sentence long enough for a tagline. */
export function sentence(random: Random, locale: Locale): string {
  const { qualities, things, places } = vocabularyOf(locale);
  const words = [
    random.pick(qualities),
    random.pick(things),
    random.pick(qualities),
    random.pick(places),
  ];
  return words.join(locale === "zh" ? "" : " ");
}
