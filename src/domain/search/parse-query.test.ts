import fc from "fast-check";
import { expect, test } from "vitest";
import {
  exampleKnowledge,
  exampleNames,
  interpretedSummary as summary,
} from "#tests/support/example-lexicon.ts";
import { parseSearchText } from "#domain/search/parse-query.ts";
import { locales } from "#domain/locale.ts";

test.for([
  ["en", "apartments for sale in Dubai", "type=apartments city=dubai"],
  ["en", "flat or house in Turkey", "type=apartments type=townhouses,villas country=turkey"],
  ["en", "Marina Arc", '"Marina Arc"'],
  ["en", "marina", "amenity=marina"],
  ["en", "Dubai Marina", "town=dubai-marina"],
  ["en", "KATO-PAPHOS", "town=kato-paphos"],
  ["en", "dune and tide", "developer=dune-and-tide"],
  ["en", "Likya Homes lovely", 'developer=likya-homes "lovely"'],
  ["en", "garden by the sea", "amenity=garden seaView=true"],
  ["en", "off-plan, ready", "status=off-plan status=ready"],
  ["en", "golden visa", "residence=true"],
  ["ru", "квартиры у моря", "type=apartments amenity=beach-access,sea-view"],
  ["ru", "купить виллу в Стамбуле", "type=villas city=istanbul"],
  ["ru", "ВНЖ на Кипре", "residence=true country=cyprus"],
  ["tr", "İstanbul'da satılık daireler", "city=istanbul type=apartments"],
  ["tr", "deniz manzaralı villa", "seaView=true type=villas"],
  ["tr", "sis", '"sis"'],
  ["tr", "projeden daire", "status=off-plan type=apartments"],
  ["tr", "projeler", ""],
  ["tr", "Şişli One", '"Şişli One"'],
  ["tr", "istanbulda vatandaşlık", "city=istanbul citizenship=true"],
  ["ar", "شـــقق للبيع بدبي", "type=apartments city=dubai"],
  ["ar", "فيلا مطلة على البحر", "type=villas seaView=true"],
  ["zh", "伊斯坦布尔的海景公寓", "city=istanbul seaView=true type=apartments"],
  ["zh", "顶层公寓", "type=penthouses"],
] as const)("%s: names and phrases are understood: %s", ([locale, query, expected]) => {
  expect(summary(query, locale)).toBe(expected);
});

test.for([
  ["en", "2+1", "2-1"],
  ["en", "2 + 1", "2-1"],
  ["en", "2 1", "2-1"],
  ["zh", "２＋１", "2-1"],
  ["en", "6+2", "5-1+"],
  ["en", "4+2", "4-2"],
  ["en", "5+1", "5-1+"],
  ["en", "2 bedrooms", "2-1"],
  ["en", "two-bed", "2-1"],
  ["en", "2-3 bedrooms", "2-1,3-1"],
  ["en", "3+ bedrooms", "3-1,4-1,5-1+"],
  ["en", "at least 3 bedrooms", "3-1,4-1,5-1+"],
  ["tr", "3+1 ve üzeri", "3-1,4-1,5-1+"],
  ["ru", "от 2 до 3 спален", "2-1,3-1"],
  ["en", "up to 2 bedrooms", "studio,1-1,2-1"],
  ["en", "studio", "studio"],
  ["ru", "двухкомнатная", "1-1"],
  ["ru", "3-комнатная", "2-1"],
  ["ru", "с двумя спальнями", "2-1"],
  ["tr", "2 odalı", "2-1"],
  ["tr", "üç yatak odalı", "3-1"],
  ["tr", "1+0", "studio"],
  ["ar", "غرفتين نوم", "2-1"],
  ["ar", "٣ غرف نوم", "3-1"],
  ["ar", "غرفة نوم", "1-1"],
  ["zh", "两居室", "2-1"],
  ["zh", "三室一厅", "3-1"],
  ["zh", "4房", "4-1"],
] as const)("%s: %s are rooms", ([locale, query, value]) => {
  expect(summary(query, locale)).toBe(`rooms=${value}`);
});

test.for([
  ["en", "under 300k", "price=-300000"],
  ["en", "up to $300,000", "price=-300000"],
  ["en", "over 1m", "price=1000000-"],
  ["en", "200k-300k", "price=200000-300000"],
  ["en", "from 200k to 300k", "price=200000-300000"],
  ["en", "between 200 and 300 thousand dollars", "price=200000-300000"],
  ["en", "€200k", "price=-250000"],
  ["en", "< 300000", "price=-300000"],
  ["en", "over 200k under 300k", "price=200000-300000 price=200000-300000"],
  ["ru", "до 300 тыс", "price=-300000"],
  ["ru", "от 200 до 300 тыс долларов", "price=200000-300000"],
  ["ru", "не дороже 1,5 млн $", "price=-1500000"],
  ["tr", "300 bin dolar altı", "price=-300000"],
  ["tr", "300.000 dolara kadar", "price=-300000"],
  ["tr", "200 binden 300 bine kadar", "price=200000-300000"],
  ["tr", "en fazla 4 milyon TL", "price=-100000"],
  ["ar", "أقل من 300 ألف", "price=-300000"],
  ["ar", "من ٢٠٠ إلى ٣٠٠ ألف دولار", "price=200000-300000"],
  ["zh", "30万美元以下", "price=-300000"],
  ["zh", "30万到50万", "price=300000-500000"],
  ["en", "over 100 m²", "area=100-"],
  ["en", "over 100m", "area=100-"],
  ["en", "about 100 sqm", "area=90-110"],
  ["en", "80-120 m2", "area=80-120"],
  ["ru", "от 100 кв.м", "area=100-"],
  ["tr", "100 metrekare üstü", "area=100-"],
  ["ar", "أكثر من 100 متر مربع", "area=100-"],
  ["zh", "100平米以上", "area=100-"],
  ["en", "handover 2027", "handover=2027"],
  ["en", "2028+", "handover=2028+"],
  ["en", "by 2027", "handover=2025,2026,2027,ready"],
  ["zh", "2027年交付", "handover=2027"],
  ["ru", "сдача после 2028", "handover=2029+"],
  ["ar", "أقل من مليون دولار", "price=-1000000"],
  ["en", "under two million", "price=-2000000"],
  ["zh", "百万美元以上", "price=1000000-"],
] as const)("%s: %s is an amount", ([locale, query, expected]) => {
  expect(summary(query, locale)).toBe(expected);
});

test.for([
  ["en", "Istambul", "city=istanbul*"],
  ["en", "Istanbl", "city=istanbul*"],
  ["en", "Isntanbul", "city=istanbul*"],
  ["en", "dubai marena", "town=dubai-marina*"],
  ["ru", "квартира в Станбуле", "type=apartments city=istanbul*"],
  ["ar", "اسطنبل", "city=istanbul*"],
  ["en", "Dbai", "city=dubai*"],
  ["en", "Dubai Marian", "town=dubai-marina*"],
  ["en", "dubaimarina", "town=dubai-marina*"],
  ["tr", "Dubay'da", "city=dubai*"],
  ["tr", "istambulda villa", "city=istanbul* type=villas"],
  ["ru", "Кпр", "country=cyprus*"],
  ["ru", "в Стмабуле", "city=istanbul*"],
  ["ar", "دببي", "city=dubai*"],
  ["ar", "قبص", "country=cyprus*"],
  ["ar", "قاضيكوي", "town=kadikoy*"],
  ["zh", "伊斯坦布儿", "city=istanbul*"],
  ["zh", "帕佛斯公寓", "city=paphos* type=apartments"],
  ["zh", "帕福斯港", 'city=paphos "港"'],
  ["zh", "买伊斯坦布房子", "city=istanbul*"],
  ["en", "appartments", "type=apartments*"],
  ["en", "apartmnt", "type=apartments*"],
  ["en", "vilas", "type=villas*"],
  ["ru", "квартра", "type=apartments*"],
  ["tr", "villlalar", "type=villas*"],
  ["en", "alania", "town=alanya*"],
  ["tr", "almanya", '"almanya"'],
  ["en", "a dubai", "city=dubai"],
  ["en", "dubai x", 'city=dubai "x"'],
  ["zh", "別墅", "type=villas"],
  ["en", "Istnbull", '"Istnbull"'],
] as const)(
  "%s: a place or type is recognised with one wrong letter, not with two: %s",
  ([locale, query, expected]) => {
    expect(summary(query, locale)).toBe(expected);
  },
);

test.for([
  ["en", "sold villas", "status=sold type=villas"],
  ["tr", "satıldı", "status=sold"],
  ["tr", "satılık villa", "type=villas"],
  ["ru", "продано", "status=sold"],
  ["ru", "продам квартиру", "type=apartments"],
  ["ar", "مباعة", "status=sold"],
  ["zh", "已售罄", "status=sold"],
  ["en", "ready 2027", "handover=ready handover=2027"],
  ["en", "ready by 2027", "handover=ready handover=2025,2026,2027,ready"],
  ["en", "ready or 2028+", "status=ready handover=2028+"],
  ["en", "completed in 2026", "handover=2026"],
  ["zh", "2027年现房", "handover=2027 handover=ready"],
  ["ru", "гражданство за недвижимость", "citizenship=true"],
  ["en", "from Dubai to Istanbul", "city=dubai city=istanbul"],
  ["ru", "от Дубая до Стамбула", "city=dubai city=istanbul"],
  ["ar", "من دبي إلى إسطنبول", "city=dubai city=istanbul"],
  ["zh", "从迪拜到伊斯坦布尔", "city=dubai city=istanbul"],
] as const)("%s: no text remains of %s", ([locale, query, expected]) => {
  expect(summary(query, locale)).toBe(expected);
});

test.for([
  ["en", "villa not in Dubai", 'type=villas "not in Dubai"'],
  ["en", "not Dubay", '"not Dubay"'],
  ["en", "not more than 300k in Dubai", "price=-300000 city=dubai"],
  ["en", "villas without a private pool", 'type=villas "without a private pool"'],
  ["ru", "квартиры, кроме Дубая", 'type=apartments "кроме Дубая"'],
  ["ru", "не дороже 300 тыс", "price=-300000"],
  ["tr", "Dubai dışında villa", '"Dubai dışında" type=villas'],
  ["ar", "غير دبي", '"غير دبي"'],
  ["zh", "不要迪拜", '"不要迪拜"'],
  ["zh", "迪拜以外的别墅", 'type=villas "迪拜以外"'],
] as const)("%s: a negated word is not a filter: %s", ([locale, query, expected]) => {
  expect(summary(query, locale).split(" ").sort()).toEqual(expected.split(" ").sort());
});

test.for(["Büyükada", "Moderna", "Projekta"])("no stop word swallows %s", (name) => {
  expect(summary(name, "tr")).toBe(`"${name}"`);
});

test.for(["IST-1042", "ist1042", "ist 1042", "DXB-2027"])("a reference stays text: %s", (query) => {
  expect(summary(query, "en")).toBe(`"${query}"`);
});

test("an amount in a currency without a rate stays text", () => {
  expect(summary("under 300k GBP", "en")).not.toContain("price");
});

test("a country narrows the listing only where it is the only one", () => {
  expect(parseSearchText("villa in Turkey", exampleKnowledge("en")).country).toBe("turkey");
  expect(parseSearchText("Turkey or Cyprus", exampleKnowledge("en")).country).toBeNull();
});

test("the remaining words have the visitor's spelling and order", () => {
  const { words } = parseSearchText("ŞİŞLİ'de 2+1 Daire", exampleKnowledge("tr"));
  expect(words.map(({ said }) => said)).toEqual(["ŞİŞLİ'de", "2+1", "Daire"]);
});

const soup = fc
  .array(
    fc.oneof(
      fc.constantFrom(...exampleNames.map(({ text }) => text)),
      fc.constantFrom(
        ..."for sale,в,до,от,under,300k,200,2+1,+,-,bin,altı,من,ألف,万,以下,居室,bed,m2,$,2027,one,İ,by,sea".split(
          ",",
        ),
      ),
      fc.string({ unit: "grapheme", maxLength: 3 }),
    ),
    { maxLength: 14 },
  )
  .chain((words) => fc.constantFrom(" ", "", "-").map((between) => words.join(between)));

test("the remaining text contains no further filters, for any query", { timeout: 60_000 }, () => {
  fc.assert(
    fc.property(
      fc.oneof(soup, fc.string({ unit: "binary", maxLength: 200 })),
      fc.constantFrom(...locales),
      (query, locale) => {
        const { text } = parseSearchText(query, exampleKnowledge(locale));
        expect(parseSearchText(text, exampleKnowledge(locale))).toEqual({
          text,
          country: null,
          words: [],
        });
      },
    ),
    { numRuns: 1000, seed: 4 },
  );
});
