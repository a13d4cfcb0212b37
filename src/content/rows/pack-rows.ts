/** All entries of a pack by table, ordered so that references always point to earlier tables. */
import { countrySlugs } from "#domain/vocabulary.ts";
import type { ContentPack } from "#content/pack.ts";
import type { ProcessedPicture } from "#content/pictures/processed-picture.ts";
import { cities } from "#content/rows/cities.ts";
import { countries } from "#content/rows/countries.ts";
import { developers } from "#content/rows/developers.ts";
import {
  fromFiles,
  type KindEntries,
  fromList,
  numberedSlugs,
  fromNestedLists,
} from "#content/rows/entries.ts";
import { faqs } from "#content/rows/faqs.ts";
import { filterPages } from "#content/rows/filter-pages.ts";
import { footerGroups } from "#content/rows/footer-groups.ts";
import { landings } from "#content/rows/landings.ts";
import { processedMediaFiles, mediaFiles } from "#content/rows/media-files.ts";
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
import { planSharePictures } from "#content/share-pictures/plan-share-pictures.ts";

/** `pictures` are the processed files of the manifest. */
export function rowsOfPack(
  pack: ContentPack,
  pictures: readonly ProcessedPicture[],
): KindEntries[] {
  const media = processedMediaFiles(pack.media, pictures);
  const rules = pack.purchaseRules;
  return [
    fromList(mediaFiles, media, ({ file }) => file),
    fromList(currencies, pack.currencies, ({ code }) => code),
    fromList(propertyTypes, pack.propertyTypes),
    fromList(amenities, pack.amenities),
    fromFiles(countries, pack.countries, ({ slug }) => countrySlugs.indexOf(slug)),
    fromFiles(cities, pack.cities),
    fromFiles(towns, pack.towns),
    fromFiles(developers, pack.developers),
    fromFiles(projects, pack.projects),
    fromList(filterPages, pack.filterPages),
    fromList(categories, pack.categories),
    fromList(
      departments,
      pack.departments.map(({ members: _members, ...department }) => department),
    ),
    fromNestedLists(
      teamMembers,
      pack.departments.map(({ slug, members }) =>
        members.map((member) => ({ ...member, department: slug })),
      ),
    ),
    fromFiles(posts, pack.posts),
    fromList(videos, pack.videos),
    fromList(offers, pack.offers),
    fromList(testimonials, pack.testimonials),
    fromList(
      faqs,
      pack.faqs,
      numberedSlugs(({ topic }) => topic),
    ),
    fromFiles(pages, pack.pages),
    fromFiles(landings, pack.landings),
    fromList(
      footerGroups,
      pack.footerGroups,
      numberedSlugs(() => "group"),
    ),
    fromList(
      purchaseRules,
      rules.map(({ programmes: _programmes, costs: _costs, ...rule }) => rule),
      ({ country }) => country,
    ),
    fromNestedLists(
      programmes,
      rules.map(({ country, programmes: all }) =>
        all.map((programme) => ({ ...programme, country })),
      ),
    ),
    fromNestedLists(
      purchaseCosts,
      rules.map(({ country, costs }) => costs.map((cost) => ({ ...cost, country }))),
    ),
    fromList(settings, settingsInParts(pack.settings), (_, index) =>
      index === 0 ? "company" : `office-${index}`,
    ),
    fromList(sharePictures, planSharePictures(pack, pictures)),
  ];
}
