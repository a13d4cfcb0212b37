import { bySea, type Grammar } from "#domain/search/grammar/grammar.ts";

export const english: Grammar = {
  nothing: `
    a, an, the, in, on, at, of, for, with, near, nearby, close to, next to, and, or, by, to, is, me, buy,
    buying, sale, for sale, on sale, purchase, find, search, show, looking for, want, i want, new, property,
    real estate, home, listing, project, unit, housing, accommodation, price, budget, cost, about, around,
    size, area of, bedroom, room, handover, delivery, completion, completed in, q1, q2, q3, q4, luxury,
    luxurious, cheap, affordable, modern, beautiful, nice, best, good, big, large, small, spacious,
    investment, to invest, developer, by developer, options, offers`,
  filters: [
    ["rooms", "studio", "studio, studio apartment, studio flat"],
    [
      "status",
      "ready",
      "ready, ready now, ready to move, ready to move in, move in ready, turnkey, completed",
    ],
    ["status", "off-plan", "off plan, offplan, pre-sale, pre-launch"],
    ["status", "under-construction", "under construction, being built"],
    ["status", "off-plan,under-construction", "new build, new development"],
    [
      "seaView",
      "true",
      `
      sea view, seaview, ocean view, with sea view, with a sea view, view of the sea, overlooking the sea,
      bosphorus view`,
    ],
    [
      "amenity",
      bySea,
      `
      by the sea, near the sea, on the sea, at the sea, close to the sea, seaside, seafront, sea front,
      beachfront, beach front, on the beach, near the beach, by the beach, waterfront, coastal, sea, beach`,
    ],
    [
      "citizenship",
      "true",
      "citizenship, citizenship by investment, for citizenship, passport, turkish citizenship, second passport",
    ],
    [
      "residence",
      "true",
      `
      golden visa, residence permit, residency, residency permit, residence visa, permanent residence,
      permanent residency, visa`,
    ],
  ],
  numbers: { one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7 },
  bedrooms: "bedroom, bed, br, bd, bdr, bhk, bedroomed, bedded",
  roomsWithLiving: "",
  livingRooms: "living room, hall",
  under: {
    before: `
      under, below, up to, upto, less than, max, maximum, no more than, not more than, at most, within, until,
      till, by, before, cheaper than`,
    after: "or less, max, maximum, and under, or under, and below",
  },
  over: {
    before: `
      over, above, from, more than, at least, min, minimum, starting from, starting at, no less than, after,
      since`,
    after:
      "or more, and more, and up, and over, and above, plus, or later, and later, min, minimum",
  },
  to: "to, and, until",
  between: "between",
  multipliers: {
    k: 1e3,
    thousand: 1e3,
    grand: 1e3,
    m: 1e6,
    mn: 1e6,
    mln: 1e6,
    mil: 1e6,
    million: 1e6,
    bn: 1e9,
    billion: 1e9,
  },
  currencies: {
    USD: "$, usd, us$, dollar, us dollar, buck",
    EUR: "€, eur, euro",
    GBP: "£, gbp, pound, pound sterling",
    AED: "aed, dirham, dhs, dh",
    TRY: "₺, try, tl, lira, turkish lira",
    RUB: "₽, rub, ruble, rouble",
    CNY: "¥, cny, rmb, yuan",
    SAR: "sar, riyal",
    KWD: "kwd, dinar, kd",
  },
  squareMetres: "m2, sqm, sq m, square metre, square meter, sq metre, sq meter, meter, metre",
  squareFeet: "sqft, sq ft, square foot, square feet, ft2, feet",
};
