import { expect, test } from "vitest";
import { problemsWith, replace } from "#tests/support/patched-pack.ts";

const project = "projects/hill-house.yaml";

test("a slug that hides a route is refused", async () => {
  const problems = await problemsWith(replace(project, "slug: hill-house", "slug: for-sale"));
  expect(problems).toContain(
    `${project}:1 slug "for-sale" is reserved: it would hide a route of the site`,
  );
});

test("a former slug must not hide a route either", async () => {
  expect(
    await problemsWith(
      replace(project, "slug: hill-house", "slug: hill-house\nformerSlugs: [hill, guides]"),
    ),
  ).toEqual([
    `${project}:2 formerSlugs[1] "guides" is reserved: it would hide a route of the site`,
  ]);
});

test("only the listing of all projects may have the slug properties", async () => {
  expect(
    await problemsWith(replace("property-types.yaml", "slug: offices", "slug: properties")),
  ).toContain(
    'property-types.yaml:5 [1].slug "properties" is reserved: it would hide a route of the site',
  );
});

test("a slug that differs from the name of its file is refused", async () => {
  expect(
    await problemsWith(replace("posts/first-post.yaml", "slug: first-post", "slug: another")),
  ).toEqual(['posts/first-post.yaml:1 slug "another" differs from the name of the file']);
});

test("two entries of one kind may not share a slug", async () => {
  expect(await problemsWith(replace("amenities.yaml", "slug: sauna", "slug: gym"))).toContain(
    'amenities.yaml:4 [1].slug "gym" is already taken by amenities.yaml, line 1',
  );
});

test("places and projects share one namespace", async () => {
  expect(await problemsWith(replace(project, "slug: hill-house", "slug: istanbul"))).toContain(
    `${project}:1 slug "istanbul" is already taken by regions/turkey/istanbul.yaml, line 1`,
  );
});

test("a former slug belongs to one entry and is nobody's current slug", async () => {
  const problems = await problemsWith(
    replace(project, "slug: hill-house", "slug: hill-house\nformerSlugs: [sisli, old-house]"),
    replace(
      "projects/quay-house.yaml",
      "slug: quay-house",
      "slug: quay-house\nformerSlugs: [old-house]",
    ),
  );
  expect(problems).toEqual([
    `${project}:2 formerSlugs[0] "sisli" is already taken by regions/turkey/istanbul/sisli.yaml, line 1`,
    `projects/quay-house.yaml:2 formerSlugs[0] "old-house" is already a former slug of ${project}, line 2`,
  ]);
});

test("a project's reference is its own", async () => {
  expect(
    await problemsWith(replace("projects/quay-house.yaml", "ref: IST-1002", "ref: IST-1001")),
  ).toEqual([`projects/quay-house.yaml:2 ref "IST-1001" is already taken by ${project}, line 2`]);
});

test("programmes and costs have slugs of their own", async () => {
  expect(
    await problemsWith(replace("investment-rules.yaml", "slug: appraisal", "slug: deed-fee")),
  ).toEqual([
    'investment-rules.yaml:24 [0].costs[1].slug "deed-fee" is already taken by investment-rules.yaml, line 17',
  ]);
});
