import { expect, test } from "vitest";
import { problemsWith, remove, replace } from "#tests/support/patched-pack.ts";

const project = "projects/hill-house.yaml";

test.each([
  [
    project,
    "country: turkey",
    "country: atlantis",
    '4 country "atlantis" is no country of the pack',
  ],
  [project, "city: istanbul", "city: izmir", '5 city "izmir" is no city of the pack'],
  [project, "town: sisli", "town: moda", '6 town "moda" is no town of the pack'],
  [
    project,
    "developer: kuzey-yapi",
    "developer: nobody",
    '7 developer "nobody" is no developer of the pack',
  ],
  [
    project,
    "types: [apartments,",
    "types: [castles,",
    '8 types[0] "castles" is no property type of the pack',
  ],
  [
    project,
    "amenities: [gym, sauna]",
    "amenities: [gym, zoo]",
    '18 amenities[1] "zoo" is no amenity of the pack',
  ],
  [
    project,
    "images: [cover.jpg]",
    "images: [other.jpg]",
    '21 images[0] "other.jpg" is no entry of media/manifest.yaml of the pack',
  ],
  [
    project,
    "images: [cover.jpg]",
    "images: [tour.mp4]",
    '21 images[0] "tour.mp4" is a video, not a picture',
  ],
  [project, "video: tour", "video: party", '52 video "party" is no video of the pack'],
  [
    "posts/first-post.yaml",
    "author: ada-deniz",
    "author: nobody",
    '7 author "nobody" is no team member of the pack',
  ],
  [
    "posts/first-post.yaml",
    "category: news",
    "category: gossip",
    '2 category "gossip" is no category of the pack',
  ],
  [
    "videos.yaml",
    "file: tour.mp4",
    "file: cover.jpg",
    '4 [0].file "cover.jpg" is not an mp4 video',
  ],
  [
    "filter-pages.yaml",
    "type: apartments",
    "type: castles",
    '13 [1].query.type "castles" is no property type of the pack',
  ],
  [
    "filter-pages.yaml",
    "city: istanbul",
    "city: izmir",
    '12 [1].query.city "izmir" is no city of the pack',
  ],
  [
    "landing/cyprus.yaml",
    "project: hill-house",
    "project: castle",
    '18 projects[0].project "castle" is no project of the pack',
  ],
  [
    "regions/turkey/istanbul.yaml",
    "featured: true",
    "featured: true\nsimilar: [izmir]",
    '10 similar[0] "izmir" is no city of the pack',
  ],
  [
    "investment-rules.yaml",
    "  currency: USD",
    "  currency: XAU",
    '2 [0].currency "XAU" is no currency of the pack',
  ],
  [
    "investment-rules.yaml",
    "amount: 500, currency: USD",
    "amount: 500, currency: AED",
    '26 [0].costs[1].charge.fixed.currency "AED" is no currency of the pack',
  ],
])("refuses missing references in %s: %s → %s", async (file, from, to, problem) => {
  expect(await problemsWith(replace(file, from, to))).toContain(`${file}:${problem}`);
});

test("entries of a broken file are not reported as missing too", async () => {
  const problems = await problemsWith(
    remove("amenities.yaml"),
    replace("developers/kuzey-yapi.yaml", "founded: 1999", "founded: soon"),
  );
  expect(problems).toEqual([
    "amenities.yaml:1 is missing",
    "developers/kuzey-yapi.yaml:4 founded must be a number",
  ]);
});

test.each([
  [project, "country: turkey", "country: cyprus", '5 city "istanbul" is not in "cyprus"'],
  [
    "settings.yaml",
    "country: turkey",
    "country: cyprus",
    '6 addresses[0].city "istanbul" is not in "cyprus"',
  ],
  [
    "filter-pages.yaml",
    "country: turkey",
    "country: cyprus",
    '12 [1].query.city "istanbul" is not in "cyprus"',
  ],
  [
    "regions/turkey/istanbul/sisli.yaml",
    "country: turkey",
    "country: cyprus",
    '3 country "cyprus" differs from the folder "turkey" that the file is in',
  ],
  [
    "investment-rules.yaml",
    "- country: turkey",
    "- country: cyprus",
    '28 [0].costs[1].appliesTo.cities[0] "istanbul" is not in "cyprus"',
  ],
])("refuses inconsistent places in %s: %s → %s", async (file, from, to, problem) => {
  expect(await problemsWith(replace(file, from, to))).toContain(`${file}:${problem}`);
});

test.each([
  [
    "types: [apartments, offices]",
    "types: [apartments, offices, offices]",
    '8 types[2] "offices" is in the list twice',
  ],
  [
    "amenities: [gym, sauna]",
    "amenities: [gym, gym]",
    '18 amenities[1] "gym" is in the list twice',
  ],
])("refuses duplicates in a list: %s → %s", async (from, to, problem) => {
  expect(await problemsWith(replace(project, from, to))).toEqual([`${project}:${problem}`]);
});
