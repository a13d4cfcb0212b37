/** What the pages of a pack say on the pictures that are shown where they are shared. */
import "#i18n/all-messages.server.ts";
import { type Locale, locales } from "#domain/locale.ts";
import type { ProjectStatus } from "#domain/vocabulary.ts";
import { formatsFor } from "#i18n/format.ts";
import { translatorFor } from "#i18n/messages.ts";
import { placeText } from "#i18n/place-text.ts";
import { usDollar } from "#i18n/visitor-currency.ts";
import type { Project } from "#content/kinds/project.ts";
import type { LocalizedText } from "#content/kinds/text.ts";
import type { ContentPack } from "#content/pack.ts";

/** The words of one picture, from top to bottom; each in one language. */
export interface Wording {
  /** A word or two above the title. */
  label: string | null;
  title: string;
  /** Where it is, or what it is about. */
  line: string | null;
  price: { from: string; amount: string } | null;
}

export interface Subject {
  /** `project/azure-bay`; `company` for all pages that have no picture of their own. */
  slug: string;
  /** Name in the pack of the photograph behind the words. */
  photograph: string | null;
  wording: Readonly<Record<Locale, Wording>>;
}

/** Lists what has a picture of its own: the company, and every published place, project, developer and article. */
export function subjectsOf(pack: ContentPack): Subject[] {
  const shown = <Entity extends { published: boolean }>(entities: readonly Entity[]) =>
    entities.filter(({ published }) => published);
  const names = namesOf(pack);
  const cityImage = new Map(pack.cities.map(({ slug, image }) => [slug, image]));
  const home = pack.pages.find(({ slug }) => slug === "home");
  return [
    subject("company", home?.hero.image ?? null, (locale) => ({
      title: pack.settings.tagline[locale],
    })),
    ...shown(pack.countries).map(({ slug, image, name, summary }) =>
      subject(`country/${slug}`, image, (locale) => ({
        title: name[locale],
        line: summary[locale],
      })),
    ),
    ...shown(pack.cities).map(({ slug, country, image, name, summary }) =>
      subject(`city/${slug}`, image, (locale) => ({
        label: names.country(country, locale),
        title: name[locale],
        line: summary[locale],
      })),
    ),
    ...shown(pack.towns).map(({ slug, city, image, name, summary }) =>
      subject(`town/${slug}`, image ?? cityImage.get(city) ?? null, (locale) => ({
        label: names.city(city, locale),
        title: name[locale],
        line: summary[locale],
      })),
    ),
    ...shown(pack.developers).map(({ slug, image, name, headquarters, summary }) =>
      subject(`developer/${slug}`, image, (locale) => ({
        label: headquarters[locale],
        title: name,
        line: summary[locale],
      })),
    ),
    ...shown(pack.projects).map((project) =>
      subject(`project/${project.slug}`, project.images[0] ?? null, (locale) => ({
        label: statusIn(locale, project.status),
        title: project.name,
        line: placeIn(locale, project, names),
        price: priceIn(locale, project),
      })),
    ),
    ...shown(pack.posts).map(({ slug, category, image, title }) =>
      subject(`post/${slug}`, image, (locale) => ({
        label: names.category(category, locale),
        title: title[locale],
      })),
    ),
  ];
}

function subject(
  slug: string,
  photograph: string | null,
  say: (locale: Locale) => Partial<Wording> & Pick<Wording, "title">,
): Subject {
  const wording = locales.map((locale) => [
    locale,
    { label: null, line: null, price: null, ...say(locale) },
  ]);
  return { slug, photograph, wording: Object.fromEntries(wording) as Subject["wording"] }; // fromEntries forgets that its keys are the locales
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

/** The lowest price of a row that is still free, as the page of the project leads with it; none where all is sold. */
function priceIn(locale: Locale, { status, units }: Project): Wording["price"] {
  const prices = units.filter(({ available }) => available > 0).map((unit) => unit.priceUsd.from);
  if (status === "sold" || prices.length === 0) return null;
  return {
    from: translatorFor(locale, "card")("from"),
    amount: formatsFor(locale).money(Math.min(...prices), usDollar),
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
