import "#i18n/all-messages.server.ts";
import { type Locale, locales } from "#domain/locale.ts";
import { startFromUsd } from "#domain/units-on-offer.ts";
import type { ProjectStatus } from "#domain/vocabulary.ts";
import { formatsFor } from "#i18n/format.ts";
import { translatorFor } from "#i18n/messages.ts";
import { placeText } from "#i18n/place-text.ts";
import { usDollar } from "#i18n/visitor-currency.ts";
import type { FilterPage } from "#content/kinds/filter-page.ts";
import type { Landing } from "#content/kinds/landing.ts";
import type { Page } from "#content/kinds/page.ts";
import type { Project } from "#content/kinds/project.ts";
import type { LocalizedText } from "#content/kinds/text.ts";
import type { ContentPack } from "#content/pack.ts";

/** The text of one picture in one locale, from top to bottom. */
export interface PictureText {
  /** A word or two above the title. */
  label: string | null;
  title: string;
  /** Location or topic. */
  line: string | null;
  price: { from: string; amount: string } | null;
}

export interface Subject {
  /** Such as `project/azure-bay`; `company` for the home page and pages without their own. */
  slug: string;
  /** File name in the pack of the background photograph. */
  photograph: string | null;
  texts: Readonly<Record<Locale, PictureText>>;
}

/** The home page uses the company's picture; the others are not indexed by search engines. */
const pagesWithoutPicture: ReadonlySet<Page["slug"]> = new Set([
  "home",
  "coming-soon",
  "thanks-you",
]);

/** Lists everything with a picture of its own, from the company and published pages to the lists of offers and videos. */
export function subjectsOf(pack: ContentPack): Subject[] {
  const names = namesOf(pack);
  const cityImage = new Map(pack.cities.map(({ slug, image }) => [slug, image]));
  const home = pack.pages.find(({ slug }) => slug === "home");
  return [
    subject("company", home?.hero.image ?? null, (locale) => ({
      title: pack.settings.tagline[locale],
    })),
    ...publishedOnly(pack.countries).map(({ slug, image, name, summary }) =>
      subject(`country/${slug}`, image, (locale) => ({
        title: name[locale],
        line: summary[locale],
      })),
    ),
    ...publishedOnly(pack.cities).map(({ slug, country, image, name, summary }) =>
      subject(`city/${slug}`, image, (locale) => ({
        label: names.country(country, locale),
        title: name[locale],
        line: summary[locale],
      })),
    ),
    ...publishedOnly(pack.towns).map(({ slug, city, image, name, summary }) =>
      subject(`town/${slug}`, image ?? cityImage.get(city) ?? null, (locale) => ({
        label: names.city(city, locale),
        title: name[locale],
        line: summary[locale],
      })),
    ),
    ...publishedOnly(pack.developers).map(({ slug, image, name, headquarters, summary }) =>
      subject(`developer/${slug}`, image, (locale) => ({
        label: headquarters[locale],
        title: name,
        line: summary[locale],
      })),
    ),
    ...publishedOnly(pack.projects).map((project) =>
      subject(`project/${project.slug}`, project.images[0] ?? null, (locale) => ({
        label: statusIn(locale, project.status),
        title: project.name,
        line: placeIn(locale, project, names),
        price: priceIn(locale, project),
      })),
    ),
    ...publishedOnly(pack.posts).map(({ slug, category, image, title }) =>
      subject(`post/${slug}`, image, (locale) => ({
        label: names.category(category, locale),
        title: title[locale],
      })),
    ),
    ...publishedOnly(pack.pages)
      .filter(({ slug }) => !pagesWithoutPicture.has(slug))
      .map((page) => pageSubject(`page/${page.slug}`, page)),
    ...publishedOnly(pack.landings).map((landing) =>
      pageSubject(`page/landing-${landing.slug}`, landing),
    ),
    ...publishedOnly(pack.filterPages).map((page) => {
      const image = photographOf(page, pack) ?? home?.hero.image ?? null;
      return subject(`filter-page/${page.slug}`, image, (locale) => ({
        title: page.heading[locale],
        line: page.title[locale] === page.heading[locale] ? null : page.title[locale],
      }));
    }),
    ...listSubjects(pack),
  ];
}

/** Exports include withdrawn content, which must not change any picture. */
function publishedOnly<Entity extends { published: boolean }>(
  entities: readonly Entity[],
): Entity[] {
  return entities.filter(({ published }) => published);
}

function pageSubject(slug: string, { title, hero }: Page | Landing): Subject {
  return subject(slug, hero.image, (locale) => ({
    label: title[locale] === hero.heading[locale] ? null : title[locale],
    title: hero.heading[locale],
    line: hero.text[locale],
  }));
}

/** The photograph of the narrowest place of a filter page. */
function photographOf({ query }: FilterPage, { countries, cities, towns }: ContentPack) {
  const places = [
    publishedOnly(towns).find(({ slug }) => slug === query.town),
    publishedOnly(cities).find(({ slug }) => slug === query.city),
    publishedOnly(countries).find(({ slug }) => slug === query.country),
  ];
  return places.find((place) => place?.image)?.image ?? null;
}

/** Lists use the picture of their first entry. */
function listSubjects({ offers, developers, videos, posts }: ContentPack): Subject[] {
  const list = (
    name: "offers" | "developers" | "videos" | "blog",
    photograph: string | null | undefined,
  ) =>
    subject(`list/${name}`, photograph ?? null, (locale) => {
      const t = translatorFor(locale, name);
      return { title: t("heading"), line: t("description") };
    });
  return [
    list("offers", publishedOnly(offers)[0]?.image),
    list("developers", publishedOnly(developers)[0]?.image),
    list("videos", publishedOnly(videos)[0]?.poster),
    list("blog", publishedOnly(posts)[0]?.image),
  ];
}

function subject(
  slug: string,
  photograph: string | null,
  textFor: (locale: Locale) => Partial<PictureText> & Pick<PictureText, "title">,
): Subject {
  const texts = locales.map((locale) => [
    locale,
    { label: null, line: null, price: null, ...textFor(locale) },
  ]);
  return { slug, photograph, texts: Object.fromEntries(texts) as Subject["texts"] }; // fromEntries loses the key types
}

type Names = ReturnType<typeof namesOf>;

function namesOf({ countries, cities, towns, categories }: ContentPack) {
  const lookUp = (entities: readonly { slug: string; name: LocalizedText }[]) => {
    const names = new Map(entities.map(({ slug, name }) => [slug, name]));
    return (slug: string, locale: Locale) => names.get(slug)?.[locale] ?? slug;
  };
  return {
    country: lookUp(countries),
    city: lookUp(cities),
    town: lookUp(towns),
    category: lookUp(categories),
  };
}

function placeIn(locale: Locale, { town, city, country }: Project, names: Names): string {
  const place = {
    town: town === null ? null : { name: names.town(town, locale) },
    city: { name: names.city(city, locale) },
    country: { name: names.country(country, locale) },
  };
  const t = translatorFor(locale, "card");
  return placeText(place, (each) => t("place", each));
}

/** As on the project page; null if sold out. */
function priceIn(locale: Locale, { status, units }: Project): PictureText["price"] {
  if (status === "sold" || units.every(({ available }) => available === 0)) return null;
  return {
    from: translatorFor(locale, "card")("from"),
    amount: formatsFor(locale).money(startFromUsd(units), usDollar),
  };
}

function statusIn(locale: Locale, status: ProjectStatus): string {
  const t = translatorFor(locale, "card.status");
  const words = {
    "off-plan": t("off_plan"),
    "under-construction": t("under_construction"),
    ready: t("ready"),
    sold: t("sold"),
  };
  return words[status];
}
