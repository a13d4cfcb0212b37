import type { Page, PageCopy } from "#contract/page.ts";
import { listQuestions } from "#catalog/editorial/questions.ts";
import { listTeam } from "#catalog/editorial/team.ts";
import { listTestimonials } from "#catalog/editorial/testimonials.ts";
import { findSharePicture } from "#catalog/media/find-share-picture.ts";
import { findLandingPage } from "#catalog/pages/find-landing-page.ts";
import { findPageCopy } from "#catalog/pages/find-page-copy.ts";
import { type withdrawn, withdrawnOrNull, type ReadContext } from "#catalog/read-context.ts";
import { readCompany } from "#catalog/settings/company.ts";

const landingPrefix = "landing-";

const allExtras = ["team", "testimonials", "questions", "offices"] as const;
type Extra = (typeof allExtras)[number];

/** Extras of a page by its slug, whatever its sections are. */
const extrasBySlug: Readonly<Record<string, readonly Extra[]>> = {
  "our-team": ["team"],
  "about-us": ["testimonials", "offices"],
  "contact-us": ["questions", "offices"],
};

/** Finds a page with the extras of its slug and of its sections' kinds; null if unknown, `withdrawn` if published before. */
export async function findPage(
  context: ReadContext,
  slug: string,
): Promise<Page | typeof withdrawn | null> {
  if (slug.startsWith(landingPrefix)) {
    return findLandingPage(context, slug, slug.slice(landingPrefix.length));
  }
  const copy = await findPageCopy(context, slug);
  if (copy === null)
    return withdrawnOrNull(context, (withWithdrawn) => findPageCopy(withWithdrawn, slug));
  const extras = extrasOf(copy);
  const [team, testimonials, questions, company, sharePicture] = await Promise.all([
    extras.has("team") ? listTeam(context) : [],
    extras.has("testimonials") ? listTestimonials(context) : [],
    extras.has("questions") ? listQuestions(context) : [],
    extras.has("offices") ? readCompany(context) : null,
    findSharePicture(context, `page/${slug}`),
  ]);
  const offices = company?.offices ?? [];
  return { ...copy, team, testimonials, questions, offices, landing: null, sharePicture };
}

function extrasOf({ slug, sections }: PageCopy): ReadonlySet<Extra> {
  const bySections = allExtras.filter((extra) => sections.some(({ kind }) => kind === extra));
  return new Set([...(extrasBySlug[slug] ?? []), ...bySections]);
}
