import { bySea, type Grammar } from "#domain/search/grammar/grammar.ts";

export const turkish: Grammar = {
  nothing: `
    ve, veya, ya da, ile, için, bir, olan, de, da, yakın, yakını, yakınında, civarı, civarında, bölgesi,
    ilçesi, semti, arıyorum, istiyorum, satılık, satın, al, almak, satın al, satın almak, satış, satılan,
    ara, bul, göster, yeni, uygun, emlak, gayrimenkul, konut, ev, evi, evler, mülk, proje, ilan, fiyat,
    fiyatı, bütçe, oda, odalı, alan, teslim, teslimi, teslimli, yılı, büyüklük, ucuz, lüks, güzel, büyük,
    geniş, modern, uygun fiyatlı, en iyi, kaliteli, yatırımlık, yatırım, müteahhit, geliştirici, firması`,
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
    [
      "seaView",
      "true",
      "deniz manzarası, deniz manzaralı, deniz gören, denizi gören, boğaz manzaralı, boğaz manzarası",
    ],
    [
      "amenity",
      bySea,
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
  numbers: { bir: 1, tek: 1, iki: 2, üç: 3, dört: 4, beş: 5, altı: 6 },
  bedrooms: "yatak odalı, yatak odası, odalı, oda",
  roomsWithLiving: "",
  livingRooms: "salon, salonlu",
  under: {
    before: "en fazla, en çok, maksimum, maks, azami",
    after: "altı, altında, altındaki, kadar, az, az olan, geçmeyen, ucuz",
  },
  over: {
    before: "en az, minimum, asgari",
    after:
      "üstü, üstünde, üzeri, üzerinde, ve üzeri, ve üstü, fazla, ve sonrası, sonrası, başlayan",
  },
  to: "ile, ila",
  between: "arası, arasında, arasındaki",
  multipliers: { bin: 1e3, bine: 1e3, milyon: 1e6, mn: 1e6, milyar: 1e9 },
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
