/** What one entity of a pack says about another must be there. */
import type { Complain, Entries } from "#content/check/entries.ts";
import { kindNames, type KindName } from "#content/check/layout.ts";
import { textsAt } from "#content/check/raw.ts";
import { CurrencyCode, MediaName, Slug } from "#content/kinds/values.ts";

/** What a reference can lead to: where its names stand, how they look and what it is called. */
const targets = {
  country: { names: ["country", "slug"], form: Slug, called: "country" },
  city: { names: ["city", "slug"], form: Slug, called: "city" },
  town: { names: ["town", "slug"], form: Slug, called: "town" },
  developer: { names: ["developer", "slug"], form: Slug, called: "developer" },
  project: { names: ["project", "slug"], form: Slug, called: "project" },
  propertyType: { names: ["propertyType", "slug"], form: Slug, called: "property type" },
  amenity: { names: ["amenity", "slug"], form: Slug, called: "amenity" },
  category: { names: ["category", "slug"], form: Slug, called: "category" },
  video: { names: ["video", "slug"], form: Slug, called: "video" },
  member: { names: ["department", "members.*.slug"], form: Slug, called: "member of the team" },
  currency: { names: ["currency", "code"], form: CurrencyCode, called: "currency" },
  picture: { names: ["media", "file"], form: MediaName, called: "picture of media/manifest.yaml" },
} as const satisfies Record<
  string,
  { names: readonly [KindName, string]; form: typeof Slug; called: string }
>;

type Target = keyof typeof targets;

/** Per kind, the fields that refer to something: `*` stands for each entry of a list. */
const references: Partial<Record<KindName, Readonly<Record<string, Target>>>> = {
  settings: { "addresses.*.city": "city", "addresses.*.country": "country" },
  country: { currency: "currency", image: "picture" },
  city: { country: "country", image: "picture", "similar.*": "city" },
  town: { country: "country", city: "city", image: "picture", "similar.*": "town" },
  developer: { country: "country", logo: "picture", image: "picture" },
  project: {
    country: "country",
    city: "city",
    town: "town",
    developer: "developer",
    "types.*": "propertyType",
    "amenities.*": "amenity",
    "images.*": "picture",
    "floorPlans.*.file": "picture",
    "units.*.type": "propertyType",
    video: "video",
  },
  filterPage: {
    "query.country": "country",
    "query.city": "city",
    "query.town": "town",
    "query.type": "propertyType",
  },
  post: { category: "category", author: "member", image: "picture", country: "country" },
  video: { file: "picture", poster: "picture", project: "project" },
  offer: { project: "project", image: "picture" },
  department: { "members.*.portrait": "picture" },
  testimonial: { country: "country", project: "project" },
  page: { "hero.image": "picture", "sections.*.image": "picture" },
  landing: { country: "country", "hero.image": "picture", "projects.*.project": "project" },
  purchaseRules: {
    country: "country",
    currency: "currency",
    "programmes.*.currency": "currency",
    "programmes.*.appliesTo.cities.*": "city",
    "programmes.*.appliesTo.priceFrom.currency": "currency",
    "programmes.*.appliesTo.priceUpTo.currency": "currency",
    "costs.*.charge.currency": "currency",
    "costs.*.charge.fixed.currency": "currency",
    "costs.*.appliesTo.cities.*": "city",
    "costs.*.appliesTo.priceFrom.currency": "currency",
    "costs.*.appliesTo.priceUpTo.currency": "currency",
  },
  media: { country: "country" },
};

/** Complains of every reference that leads nowhere, and of a film where a picture belongs or the other way round. */
export function checkReferences(entries: Entries, complain: Complain): void {
  const known = namesOfTargets(entries);
  for (const kind of kindNames)
    for (const [pattern, target] of Object.entries(references[kind] ?? {}))
      for (const entry of entries[kind])
        for (const { path, value } of textsAt(entry.raw, pattern)) {
          if (!targets[target].form.safeParse(value).success) continue; // the schema has complained of it
          if (!known.get(target)?.has(value))
            complain(entry, path, `"${value}" is no ${targets[target].called} of the pack`);
          else if (target === "picture")
            checkMedium(value, kind === "video" && pattern === "file", (message) =>
              complain(entry, path, message),
            );
        }
}

function checkMedium(
  file: string,
  isFilmWanted: boolean,
  complain: (message: string) => void,
): void {
  const isFilm = file.endsWith(".mp4");
  if (isFilm && !isFilmWanted) complain(`"${file}" is a film, not a picture`);
  if (!isFilm && isFilmWanted) complain(`"${file}" is not an mp4 film`);
}

/** Names are taken from what files say, so that an entity with another mistake is not called missing as well. */
function namesOfTargets(entries: Entries): ReadonlyMap<string, ReadonlySet<string>> {
  const names = Object.entries(targets).map(
    ([
      target,
      {
        names: [kind, pattern],
      },
    ]) => {
      const found = entries[kind].flatMap(({ raw }) => textsAt(raw, pattern));
      return [target, new Set(found.map(({ value }) => value))] as const;
    },
  );
  return new Map(names);
}
