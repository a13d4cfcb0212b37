import type { Landing } from "#contract/landing.ts";
import type { Page } from "#contract/page.ts";
import type { ProjectSummary } from "#contract/project.ts";
import { listTestimonials } from "#catalog/editorial/testimonials.ts";
import { findPictures } from "#catalog/media/find-pictures.ts";
import { findSharePicture } from "#catalog/media/find-share-picture.ts";
import { summarizeProjects } from "#catalog/projects/summaries.ts";
import { visibleProjects } from "#catalog/projects/visible-projects.ts";
import { readPurchaseRules } from "#catalog/purchase-rules/purchase-rules.ts";
import { fromJson } from "#database/json.ts";
import {
  withdrawn,
  withdrawnOrNull,
  type ReadContext,
  publishedFlags,
} from "#catalog/read-context.ts";
import { listCountries } from "#catalog/regions/countries.ts";

/** The JSON of `landing_text.copy`: projects by slug, questions beside the rest. */
interface StoredCopy extends Pick<Landing, "reasons" | "visa" | "steps"> {
  projects: (Omit<Landing["projects"][number], "project"> & { project: string })[];
  faqs: Page["questions"][number]["questions"];
}

/** Finds a landing page, without invisible projects; null if unknown, `withdrawn` if published before. */
export async function findLandingPage(
  context: ReadContext,
  slug: string,
  copySlug: string,
): Promise<Page | typeof withdrawn | null> {
  const row = await readRow(context, copySlug);
  if (row === null)
    return withdrawnOrNull(context, (withWithdrawn) => readRow(withWithdrawn, copySlug));
  const copy = fromJson<StoredCopy>(row.copy);
  const [countries, projectOf, testimonials, purchase, pictureOf, sharePicture] = await Promise.all(
    [
      listCountries(context),
      readProjects(context, copy.projects),
      listTestimonials(context),
      readPurchaseRules(context, row.countryId),
      findPictures(context, [row.image]),
      findSharePicture(context, `page/${slug}`),
    ],
  );
  const country = countries.find((each) => each.slug === row.country);
  if (country === undefined) return withdrawn;
  return {
    slug,
    title: row.title,
    description: row.description,
    hero: { heading: row.heading, text: row.text, image: pictureOf(row.image) },
    sections: [],
    version: null,
    team: [],
    testimonials: testimonials.filter((each) => each.country.slug === country.slug),
    questions: [{ topic: `buying-${country.slug}`, questions: copy.faqs }],
    offices: [],
    landing: {
      country,
      reasons: copy.reasons,
      projects: copy.projects.flatMap((presented) => {
        const project = projectOf.get(presented.project);
        return project === undefined ? [] : [{ ...presented, project }];
      }),
      visa: copy.visa,
      steps: copy.steps,
      purchase,
    },
    sharePicture,
  };
}

async function readRow(context: ReadContext, slug: string) {
  const { database, locale } = context;
  const row = await database
    .selectFrom("landing")
    .innerJoin("landing_text as text", (join) =>
      join.onRef("text.landing_id", "=", "landing.id").on("text.locale", "=", locale),
    )
    .innerJoin("region as country", "country.id", "landing.country_id")
    .select([
      "text.title",
      "text.description",
      "text.hero_heading as heading",
      "text.hero_text as text",
      "landing.hero_image as image",
      "text.copy",
      "country.id as countryId",
      "country.slug as country",
    ])
    .where("landing.slug", "=", slug)
    .where("landing.published", "in", publishedFlags(context))
    .executeTakeFirst();
  return row ?? null;
}

/** Reads the visible ones of the presented projects, by slug. */
async function readProjects(
  context: ReadContext,
  presented: StoredCopy["projects"],
): Promise<ReadonlyMap<string, ProjectSummary>> {
  if (presented.length === 0) return new Map();
  const rows = await visibleProjects(context)
    .select("project.id")
    .where(
      "project.slug",
      "in",
      presented.map(({ project }) => project),
    )
    .execute();
  const summaries = await summarizeProjects(
    context,
    rows.map(({ id }) => id),
  );
  return new Map(summaries.map((summary) => [summary.slug, summary]));
}
