import { expect, test } from "vitest";
import { termsOf } from "#domain/search/terms.ts";
import type { Locale } from "#domain/locale.ts";

const meeting: Record<string, string[]> = {
  tr: [
    "daire daireler dairesi daireleri dairede dairelerde daireye dairenin dairelerin dairelik",
    "manzara manzarası manzaralı manzarasında manzaralar",
    "villa villalar villası villaları villada villanın villalarda",
    "havuz havuzlu havuzu havuzun havuzlar",
    "deniz denize denizi denizde denizin",
    "ev evler evleri evlerde",
    "bahçe bahçeli bahçesi bahçede",
    "sokak sokağı sokakta sokağa",
    "proje projeler projesi projeleri",
    "İstanbul İstanbul'da istanbulda ISTANBUL'un",
    "Antalya Antalya'da antalyada",
    "oda odalı odası odalar",
    "bina binada binası binaya binanın",
    "metro metroya metroda",
  ],
  ru: [
    "квартира квартиры квартиру квартир квартире квартирой квартирам квартирах",
    "вилла виллы вилл виллу виллами",
    "море моря морем морю",
    "Стамбул Стамбуле Стамбула",
    "Анталья Анталье Анталью Антальи Антальей",
    "Дубай Дубае Дубая Дубаем",
    "Кадыкёй Кадыкее Кадыкёя",
    "студия студии студию студий",
    "дом дома домов доме",
    "новый новая новые новых нового",
    "бассейн бассейном бассейна",
    "терраса террасой террасы",
    "Эмираты Эмиратах Эмиратов",
  ],
  ar: [
    "شقق الشقق والشقق",
    "شقة الشقة شقه شُقَّة",
    "فيلا فيلات الفيلات الفيلا",
    "بحر البحر بالبحر",
    "بيع للبيع البيع",
    "مسبح بمسبح المسبح",
    "مفروش مفروشة المفروشة",
    "إطلالة اطلالات بإطلالة الإطلالة",
    "حديقة الحديقة بحديقة",
  ],
  en: [
    "apartment apartments Apartments' apartment's",
    "villa villas",
    "duplex duplexes",
    "beach beaches",
    "city cities",
    "penthouse penthouses",
    "residence residences",
    "Cyprus Cyprus's",
  ],
};

const differing: Record<string, string[]> = {
  tr: [
    "daire dar",
    "villa vilayet",
    "deniz denge",
    "alan Alanya",
    "bin bina",
    "kira kiraz",
    "ev evlat",
    "Lara lar",
    "havuz havza",
  ],
  ru: ["море морской", "вилла вилка", "дом домик", "сад сауна", "порт портал", "мир мирт"],
  ar: ["شقة شقق", "بحر بحث", "فيلا فلل", "برج بحر", "سكن ساكن", "مدينة مدير"],
  en: [
    "city cite",
    "villa village",
    "marina marine",
    "house housing",
    "bus business",
    "arc arcade",
  ],
};

for (const [locale, lists] of Object.entries(meeting))
  test.for(lists)(`${locale}: inflected forms of a word share a stem: %s`, (list) => {
    const stems = list.split(" ").map((word) => termsOf(word, locale as Locale)[0]); // keys above
    expect([...new Set(stems)]).toEqual([stems[0]]);
  });

for (const [locale, lists] of Object.entries(differing))
  test.for(lists)(`${locale}: different words have different stems: %s`, (list) => {
    const stems = list.split(" ").map((word) => termsOf(word, locale as Locale)[0]); // keys above
    expect([...new Set(stems)]).toEqual(stems);
  });
