import { expect, test } from "vitest";
import { problemsWith, replace } from "#tests/support/patched-pack.ts";

const project = "projects/hill-house.yaml";
const sold = [
  replace(project, "status: off-plan", "status: sold"),
  replace(project, "available: 6\n    sold: 4", "available: 0\n    sold: 10"),
  replace(project, "available: 1\n    sold: 0", "available: 0\n    sold: 1"),
  replace(project, "availabilityConfirmedAt: 2026-11-10\n", ""),
];

test("a sold project has every unit sold", async () => {
  expect(await problemsWith(...sold)).toEqual([]);
});

test("a sold project with a free unit is refused", async () => {
  expect(
    await problemsWith(
      ...sold,
      replace(project, "available: 0\n    sold: 10", "available: 1\n    sold: 9"),
    ),
  ).toEqual([`${project}:29 units[0].available must be 0: the project is sold`]);
});

test("a sold project with a unit neither free nor sold is refused", async () => {
  expect(await problemsWith(...sold, replace(project, "sold: 10", "sold: 9"))).toEqual([
    `${project}:30 units[0].sold must be all units: the project is sold`,
  ]);
});

test("a project without a free unit is sold", async () => {
  expect(await problemsWith(...sold, replace(project, "status: sold", "status: ready"))).toEqual([
    `${project}:1 availabilityConfirmedAt is missing: the project is not sold`,
    `${project}:9 status is ready, but no unit is available`,
  ]);
});

test.each([
  [
    "types: [apartments, offices]",
    "types: [apartments]",
    '35 units[1].type "offices" is not among the project\'s types',
  ],
  [
    "- rooms: 1+1\n    bathrooms: 1",
    "- bathrooms: 1",
    "24 units[0].rooms is missing: the unit is a home",
  ],
  [
    "- bathrooms: 1\n    areaM2: { min: 80",
    "- rooms: 1+1\n    bathrooms: 1\n    areaM2: { min: 80",
    '32 units[1].rooms means nothing for a unit of type "offices"',
  ],
  ["video: tour", "video: tour\npermit: DEMO-1", "53 permit is only for projects in Dubai"],
])("refuses units and permits that do not fit: %s → %s", async (from, to, problem) => {
  expect(await problemsWith(replace(project, from, to))).toEqual([`${project}:${problem}`]);
});
