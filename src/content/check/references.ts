import type { z } from "zod";
import type { ReportProblem, PackEntries } from "#content/check/entries.ts";
import { kindNames, type KindName } from "#content/check/layout.ts";
import { textsAt } from "#content/check/raw-values.ts";
import { CaptionsName, CurrencyCode, MediaName, Slug } from "#content/kinds/values.ts";
import { locales } from "#domain/locale.ts";

/** Targets of references: where their names are declared, the form of a name, and the word for it in messages. */
const targets = {
  country: { kind: "country", names: "slug", form: Slug, called: "country" },
  city: { kind: "city", names: "slug", form: Slug, called: "city" },
  town: { kind: "town", names: "slug", form: Slug, called: "town" },
  developer: { kind: "developer", names: "slug", form: Slug, called: "developer" },
  project: { kind: "project", names: "slug", form: Slug, called: "project" },
  propertyType: { kind: "propertyType", names: "slug", form: Slug, called: "property type" },
  amenity: { kind: "amenity", names: "slug", form: Slug, called: "amenity" },
  category: { kind: "category", names: "slug", form: Slug, called: "category" },
  video: { kind: "video", names: "slug", form: Slug, called: "video" },
  member: { kind: "department", names: "members.*.slug", form: Slug, called: "team member" },
  currency: { kind: "currency", names: "code", form: CurrencyCode, called: "currency" },
  picture: {
    kind: "media",
    names: "file",
    form: MediaName,
    called: "entry of media/manifest.yaml",
  },
  videoFile: {
    kind: "media",
    names: "file",
    form: MediaName,
    called: "entry of media/manifest.yaml",
  },
  captions: {
    kind: "media",
    names: "file",
    form: CaptionsName,
    called: "entry of media/manifest.yaml",
  },
} as const satisfies Record<
  string,
  { kind: KindName; names: string; form: z.ZodType; called: string }
>;

type Target = keyof typeof targets;

/** Fields of each kind that refer to something; `*` stands for every list entry. */
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
  video: {
    file: "videoFile",
    poster: "picture",
    project: "project",
    ...Object.fromEntries(locales.map((locale) => [`captions.${locale}`, "captions" as const])),
  },
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

/**
 * Reports references to nothing, and videos in place of pictures or the reverse. References to `unread` kinds, which have
 * a missing or broken file, are not checked.
 */
export function checkReferences(
  entries: PackEntries,
  unread: ReadonlySet<KindName>,
  reportProblem: ReportProblem,
): void {
  const namesByTarget = namesOfTargets(entries);
  for (const kind of kindNames)
    for (const [pattern, target] of Object.entries(references[kind] ?? {}))
      for (const entry of entries[kind])
        for (const { path, value } of textsAt(entry.raw, pattern)) {
          const { kind: targetKind, form, called } = targets[target];
          if (unread.has(targetKind) || !form.safeParse(value).success) continue; // already reported
          const message = namesByTarget.get(target)?.has(value)
            ? mediaFault(value, target)
            : `"${value}" is no ${called} of the pack`;
          if (message !== null) reportProblem(entry, path, message);
        }
}

function mediaFault(file: string, target: Target): string | null {
  const isVideo = file.endsWith(".mp4");
  if (target === "picture" && isVideo) return `"${file}" is a film, not a picture`;
  return target === "videoFile" && !isVideo ? `"${file}" is not an mp4 film` : null;
}

/** Uses raw names, so that an entity with another mistake is not also reported as missing. */
function namesOfTargets(entries: PackEntries): ReadonlyMap<string, ReadonlySet<string>> {
  return new Map(
    Object.entries(targets).map(([target, { kind, names }]) => {
      const declared = entries[kind].flatMap(({ raw }) => textsAt(raw, names));
      return [target, new Set(declared.map(({ value }) => value))];
    }),
  );
}
