import { seaAmenities, type Grammar } from "#domain/search/grammar/grammar.ts";
import { englishNumerals } from "#domain/search/grammar/numerals/en.ts";

export const english: Grammar = {
  stopWords: `
    a, an, the, in, on, at, of, for, with, near, nearby, close to, next to, and, or, by, to, from, is, me, buy,
    buying, sale, sales, for sale, on sale, purchase, find, search, show, looking for, want, i want, new,
    property, properties, real estate, home, homes, listing, listings, project, projects, unit, units,
    housing, accommodation, price, prices, budget, cost, costs, about, around, size, sizes, area of, bedroom,
    bedrooms, room, rooms, handover, delivery, completion, completed in, q1, q2, q3, q4, luxury,
    luxurious, cheap, affordable, modern, beautiful, nice, best, good, big, large, small, spacious,
    investment, investments, to invest, developer, developers, by developer, options, offers`,
  filters: [
    ["rooms", "studio", "studio, studio apartment, studio flat"],
    [
      "status",
      "ready",
      "ready, ready now, ready to move, ready to move in, move in ready, turnkey, completed",
    ],
    ["status", "off-plan", "off plan, offplan, pre-sale, pre-launch"],
    ["status", "under-construction", "under construction, being built"],
    ["status", "sold", "sold, sold out"],
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
      seaAmenities,
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
  numerals: englishNumerals,
  bedrooms: "bedroom, bed, br, bd, bdr, bhk, bedroomed, bedded",
  roomsWithLiving: "",
  livingRooms: "living room, hall",
  negation: {
    before: "not, except, except for, without, excluding, other than, but not, anywhere but",
    after: "",
  },
  upperBound: {
    before: `
      under, below, before, by the end of, until the end of, before the end of, up to, upto, less than, fewer than, max, maximum, maximum of, no more than, not more than, at most,
      at the most, within, until, till, by, cheaper than, not over, not above, not exceeding, smaller than,
      no larger than, not larger than, no bigger than, not bigger than`,
    after:
      "or less, or fewer, or smaller, max, maximum, and under, or under, and below, or below, at most",
  },
  lowerBound: {
    before: `
      over, above, after, from, more than, at least, min, minimum, minimum of, starting from, starting at,
      no less than, not less than, no fewer than, not under, not below, since, larger than, bigger than,
      greater than, no smaller than, not smaller than, upwards of, exceeding, in excess of`,
    after: `
      or more, and more, and up, and over, or over, and above, or above, or larger, or bigger, plus, or later,
      and later, min, minimum, at least, upwards`,
  },
  exclusiveBounds: {
    less: "under, below, less than, fewer than, smaller than, before",
    more: "over, above, more than, larger than, bigger than, greater than, after",
  },
  afterAblative: { less: "", more: "" },
  or: "or",
  plus: "plus",
  to: "to, and, until",
  between: "between",
  distance: {
    units:
      "km, kilometre, kilometer, minute, minutes walk, minute walk, min, mins walk, min walk, mile",
    connectors:
      "to, to the, of, of the, from, from the, away from, away from the, off the, walk to, walk to the, walk from",
    landmarks: "sea, beach, shore, coast, metro, marina, centre, center, airport",
    inflectedLandmarks: "",
    markers: "away, distance",
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
