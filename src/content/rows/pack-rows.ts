/** All entries of a pack by table, ordered so that references always point to earlier tables. */
import { countrySlugs } from "#domain/vocabulary.ts";
import type { ContentPack } from "#content/pack.ts";
import type { MadePicture } from "#content/pictures/made-picture.ts";
import { cities } from "#content/rows/cities.ts";
import { countries } from "#content/rows/countries.ts";
import { developers } from "#content/rows/developers.ts";
import { filed, type KindEntries, listed, numbered, within } from "#content/rows/entries.ts";
import { faqs } from "#content/rows/faqs.ts";
import { filterPages } from "#content/rows/filter-pages.ts";
import { footerGroups } from "#content/rows/footer-groups.ts";
import { landings } from "#content/rows/landings.ts";
import { madeMediaFiles, mediaFiles } from "#content/rows/media-files.ts";
import { offers } from "#content/rows/offers.ts";
import { pages } from "#content/rows/pages.ts";
import { posts } from "#content/rows/posts.ts";
import { projects } from "#content/rows/projects.ts";
import { programmes, purchaseCosts, purchaseRules } from "#content/rows/purchase-rules.ts";
import { settings, settingsInParts } from "#content/rows/settings.ts";
import { sharePictures } from "#content/rows/share-pictures.ts";
import { departments, teamMembers } from "#content/rows/team.ts";
import { testimonials } from "#content/rows/testimonials.ts";
import { towns } from "#content/rows/towns.ts";
import { videos } from "#content/rows/videos.ts";
import { amenities, categories, currencies, propertyTypes } from "#content/rows/vocabulary.ts";
import { planSharePictures } from "#content/share-pictures/plan.ts";

/** `pictures` are the processed files of the manifest. */
export function rowsOfPack(pack: ContentPack, pictures: readonly MadePicture[]): KindEntries[] {
  const media = madeMediaFiles(pack.media, pictures);
  const rules = pack.purchaseRules;
  return [
    listed(mediaFiles, media, ({ file }) => file),
    listed(currencies, pack.currencies, ({ code }) => code),
    listed(propertyTypes, pack.propertyTypes),
    listed(amenities, pack.amenities),
    filed(countries, pack.countries, ({ slug }) => countrySlugs.indexOf(slug)),
    filed(cities, pack.cities),
    filed(towns, pack.towns),
    filed(developers, pack.developers),
    filed(projects, pack.projects),
    listed(filterPages, pack.filterPages),
    listed(categories, pack.categories),
    listed(
      departments,
      pack.departments.map(({ members: _members, ...department }) => department),
    ),
    within(
      teamMembers,
      pack.departments.map(({ slug, members }) =>
        members.map((member) => ({ ...member, department: slug })),
      ),
    ),
    filed(posts, pack.posts),
    listed(videos, pack.videos),
    listed(offers, pack.offers),
    listed(testimonials, pack.testimonials),
    listed(
      faqs,
      pack.faqs,
      numbered(({ topic }) => topic),
    ),
    filed(pages, pack.pages),
    filed(landings, pack.landings),
    listed(
      footerGroups,
      pack.footerGroups,
      numbered(() => "group"),
    ),
    listed(
      purchaseRules,
      rules.map(({ programmes: _programmes, costs: _costs, ...rule }) => rule),
      ({ country }) => country,
    ),
    within(
      programmes,
      rules.map(({ country, programmes: all }) =>
        all.map((programme) => ({ ...programme, country })),
      ),
    ),
    within(
      purchaseCosts,
      rules.map(({ country, costs }) => costs.map((cost) => ({ ...cost, country }))),
    ),
    listed(settings, settingsInParts(pack.settings), (_, index) =>
      index === 0 ? "company" : `office-${index}`,
    ),
    listed(sharePictures, planSharePictures(pack, pictures)),
  ];
}
