import type { Locale } from "#domain/locale.ts";
import type { Landing } from "#content/kinds/landing.ts";
import { fromJson, toJson } from "#database/json.ts";
import { eachLocale, localized, localizedList } from "#content/rows/localized.ts";
import { mapping } from "#content/rows/mapping.ts";
import { type Figure, figureIn, figureOf } from "#content/rows/figures.ts";

export const landings = mapping({
  name: "landing pages",
  table: "landing",
  parts: ["landing_text"],
  toColumns: ({ country, hero }: Landing, ids) => ({
    country_id: ids.idOf("region", country),
    hero_image: hero.image,
  }),
  toParts: (landing) => ({
    landing_text: eachLocale((locale: Locale) => ({
      title: landing.title[locale],
      description: landing.description[locale],
      hero_heading: landing.hero.heading[locale],
      hero_text: landing.hero.text[locale],
      copy: toJson(landingCopy(landing, locale)),
    })),
  }),
  toContent: ({ identity, columns, parts: { landing_text: texts } }, ids) => ({
    ...identity,
    slug: identity.slug as Landing["slug"], // the schema of the pack allows no other
    country: ids.slugOf("region", columns.country_id),
    title: localized(texts, (text) => text.title),
    description: localized(texts, (text) => text.description),
    hero: {
      heading: localized(texts, (text) => text.hero_heading),
      text: localized(texts, (text) => text.hero_text),
      image: columns.hero_image,
    },
    ...landingOf(texts.map(({ locale, copy }) => ({ locale, copy: fromJson<LandingCopy>(copy) }))),
  }),
});

/** The JSON of `landing_text.copy`: the page below its hero in one locale. */
interface LandingCopy {
  reasons: { heading: string; text: string; figure: string }[];
  projects: {
    project: string;
    title: string;
    location: string;
    feature: string;
    priceUsd: number;
    bedTypes: string[];
    downPaymentPct: number;
  }[];
  visa: { heading: string; body: string };
  steps: { heading: string; text: string }[];
  faqs: { q: string; a: string }[];
}

function landingCopy(landing: Landing, locale: Locale): LandingCopy {
  return {
    reasons: landing.reasons.map(({ heading, text, figure }) => ({
      heading: heading[locale],
      text: text[locale],
      figure: figureIn(figure, locale),
    })),
    projects: landing.projects.map(({ title, location, feature, ...project }) => ({
      ...project,
      title: title[locale],
      location: location[locale],
      feature: feature[locale],
    })),
    visa: { heading: landing.visa.heading[locale], body: landing.visa.body[locale] },
    steps: landing.steps.map(({ heading, text }) => ({
      heading: heading[locale],
      text: text[locale],
    })),
    faqs: landing.faqs.map(({ q, a }) => ({ q: q[locale], a: a[locale] })),
  };
}

type CopyPart = Pick<Landing, "reasons" | "projects" | "visa" | "steps" | "faqs">;

/** Inverse of `landingCopy` over all locales. */
function landingOf(texts: readonly { locale: Locale; copy: LandingCopy }[]): CopyPart {
  return {
    reasons: localizedList(texts, ({ copy }) => copy.reasons).map((reason) => ({
      heading: localized(reason, ({ item }) => item.heading),
      text: localized(reason, ({ item }) => item.text),
      figure: figureOf(reason, ({ item }) => item.figure) as Figure, // a reason always has one
    })),
    projects: localizedList(texts, ({ copy }) => copy.projects).map((project) =>
      projectOf(project),
    ),
    visa: {
      heading: localized(texts, ({ copy }) => copy.visa.heading),
      body: localized(texts, ({ copy }) => copy.visa.body),
    },
    steps: localizedList(texts, ({ copy }) => copy.steps).map((step) => ({
      heading: localized(step, ({ item }) => item.heading),
      text: localized(step, ({ item }) => item.text),
    })),
    faqs: localizedList(texts, ({ copy }) => copy.faqs).map((question) => ({
      q: localized(question, ({ item }) => item.q),
      a: localized(question, ({ item }) => item.a),
    })),
  };
}

function projectOf(
  texts: readonly { locale: Locale; item: LandingCopy["projects"][number] }[],
): Landing["projects"][number] {
  const [first] = texts;
  if (first === undefined) throw new Error("A landing page's project has no text.");
  const { project, priceUsd, bedTypes, downPaymentPct } = first.item;
  return {
    project,
    title: localized(texts, ({ item }) => item.title),
    location: localized(texts, ({ item }) => item.location),
    feature: localized(texts, ({ item }) => item.feature),
    priceUsd,
    bedTypes,
    downPaymentPct,
  };
}
