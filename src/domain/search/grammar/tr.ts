import { seaAmenities, type Grammar } from "#domain/search/grammar/grammar.ts";
import { turkishNumerals } from "#domain/search/grammar/numerals/tr.ts";

export const turkish: Grammar = {
  stopWords: `
    ve, veya, ya da, ile, için, bir, olan, de, da, yakın, yakını, yakınında, civarı, civarında, bölge,
    bölgesi, bölgesinde, ilçe, ilçesi, ilçesinde, semt, semti, semtinde, arıyorum, istiyorum, satılık, satın,
    al, almak, satın al, satın almak, satış, satışı, satılan, ara, bul, göster, yeni, uygun, emlak, emlaklar,
    gayrimenkul, gayrimenkuller, konut, konutlar, konutları, ev, evi, evler, evleri, mülk, mülkler, mülkleri,
    proje, projeler, projesi, projeleri, ilan, ilanı, ilanlar, ilanları, fiyat, fiyatı, fiyatlar, fiyatları,
    fiyatlı, bütçe, bütçesi, oda, odalı, odalar, alan, alanı, teslim, teslimi, teslimli, teslimat, yıl, yılı,
    yılında, büyüklük, büyüklüğü, ucuz, lüks, güzel, büyük, geniş, modern, uygun fiyatlı, en iyi, kaliteli,
    yatırımlık, yatırım, yatırımı, müteahhit, geliştirici, firma, firması`,
  filters: [
    ["rooms", "studio", "stüdyo, stüdyo daire, stüdyo daireler, 1+0"],
    [
      "status",
      "ready",
      "hazır, oturuma hazır, taşınmaya hazır, teslime hazır, hemen teslim, anahtar teslim, tamamlanmış, bitmiş",
    ],
    ["status", "off-plan", "=projeden, projeden satış, proje aşamasında, lansman, ön satış"],
    [
      "status",
      "under-construction",
      "inşaat hâlinde, inşaat halinde, inşaatı süren, inşaatı devam eden, yapım aşamasında, inşaat aşamasında",
    ],
    ["status", "off-plan,under-construction", "sıfır, sıfır daire"],
    ["status", "sold", "=satıldı, =satılmış, =satılmıştır, =tükendi, =satılanlar, tamamı satıldı"],
    [
      "seaView",
      "true",
      "deniz manzarası, deniz manzaralı, deniz gören, denizi gören, boğaz manzaralı, boğaz manzarası",
    ],
    [
      "amenity",
      seaAmenities,
      `
      denize sıfır, deniz kenarı, deniz kenarında, deniz kıyısı, deniz kıyısında, denize yakın, sahilde,
      sahil, plaja yakın, deniz, plaj, yalı`,
    ],
    [
      "citizenship",
      "true",
      `
      vatandaşlık, vatandaşlığa uygun, vatandaşlık için, yatırım yoluyla vatandaşlık, türk vatandaşlığı,
      pasaport`,
    ],
    [
      "residence",
      "true",
      "ikamet, ikamet izni, oturum, oturum izni, oturma izni, altın vize, golden visa, oturum vizesi, vize",
    ],
  ],
  numerals: turkishNumerals,
  bedrooms: "yatak odalı, yatak odası, odalı, oda",
  roomsWithLiving: "",
  livingRooms: "salon, salonlu",
  negation: {
    before: "",
    after: "dışında, dışındaki, hariç, haricinde, değil, olmayan, istemiyorum",
  },
  upperBound: {
    before: "en fazla, en çok, maksimum, maks, azami",
    after: `
      öncesi, öncesinde, yılından önce, sonuna kadar, yılı sonuna kadar, altı, altında, altındaki, kadar, kadarlık, geçmeyen, aşmayan, az olan, fazla olmayan,
      pahalı olmayan, büyük olmayan, ve altı, ve altında, veya altı, veya daha az, ve daha az, maksimum`,
  },
  lowerBound: {
    before: "en az, minimum, asgari",
    after: `
      sonrası, sonrasında, yılından sonra, yılından itibaren, üstü, üstünde, üstündeki, üzeri, üzerinde, üzerindeki, ve üzeri, ve üstü, veya üzeri, veya üstü,
      ve sonrası, başlayan, itibaren, ve fazlası, veya fazlası, ve daha fazla, veya daha fazla, aşan, geçen,
      az olmayan, küçük olmayan, minimum`,
  },
  exclusiveBounds: {
    less: "öncesi, öncesinde, yılından önce",
    more: "sonrası, sonrasında, yılından sonra",
  },
  afterAblative: {
    less: "az, daha az, küçük, daha küçük, ucuz, daha ucuz, düşük, önce",
    more: "fazla, daha fazla, çok, daha çok, büyük, daha büyük, geniş, daha geniş, pahalı, yüksek, sonra",
  },
  or: "veya, ya da, yahut",
  plus: "artı",
  to: "ile, ila",
  between: "arası, arasında, arasındaki",
  distance: {
    units: "km, kilometre, dakika, dk, dakikalık",
    connectors: "",
    landmarks: "",
    inflectedLandmarks: `
      =denize, =denizden, =plaja, =plajdan, =sahile, =sahilden, =kıyıya, =kıyıdan, =metroya, =metrodan,
      =merkeze, =merkezden, =havalimanına, =havaalanına, =marinaya`,
    markers:
      "uzaklık, uzaklığı, uzaklıkta, uzaklığında, uzaklığındaki, mesafe, mesafede, mesafesi, mesafesinde, uzakta, uzak, yürüme, yürüyüş, ötede",
  },
  currencies: {
    USD: "dolar, abd doları, amerikan doları",
    EUR: "avro, euro",
    GBP: "sterlin, pound",
    AED: "dirhem, bae dirhemi",
    TRY: "tl, lira, türk lirası, liralık",
    RUB: "ruble",
    CNY: "yuan",
    SAR: "riyal",
    KWD: "dinar",
  },
  squareMetres: "metrekare, metre kare, m2, metre",
  squareFeet: "fit kare, ayak kare",
};
