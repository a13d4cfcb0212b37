import type { Offer } from "#content/kinds/offer.ts";
import { fromJson, toJson } from "#database/json.ts";
import { eachLocale, localized, localizedTexts } from "#content/rows/localized.ts";
import { mapping } from "#content/rows/mapping.ts";

export const offers = mapping({
  name: "offers",
  table: "offer",
  parts: ["offer_text"],
  toColumns: (offer: Offer, ids) => ({
    project_id: ids.idOrNull("project", offer.project),
    image: offer.image,
    discount_pct: offer.discountPct,
    valid_from: offer.validFrom,
    valid_until: offer.validUntil,
  }),
  toParts: ({ title, summary, body, badge, terms }) => ({
    offer_text: eachLocale((locale) => ({
      title: title[locale],
      summary: summary[locale],
      body: body[locale],
      badge: badge[locale],
      terms: toJson(terms.map((term) => term[locale])),
    })),
  }),
  toContent: ({ identity, columns, parts: { offer_text: texts } }, ids) => ({
    ...identity,
    title: localized(texts, (text) => text.title),
    summary: localized(texts, (text) => text.summary),
    body: localized(texts, (text) => text.body),
    project: ids.slugOrNull("project", columns.project_id),
    image: columns.image,
    badge: localized(texts, (text) => text.badge),
    discountPct: columns.discount_pct,
    validFrom: columns.valid_from,
    validUntil: columns.valid_until,
    terms: localizedTexts(texts, (text) => fromJson<string[]>(text.terms)),
  }),
});
