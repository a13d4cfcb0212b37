import { expect, test } from "vitest";
import { buildIn } from "#server/build-in.ts";
import { minimalBuild } from "#tests/support/minimal-build.ts";

test("a language's build has its own routes, those without a language, and a description to match", () => {
  const route = minimalBuild.routes["root"];
  const described = minimalBuild.assets.routes["root"];
  const ids = ["root", "home___en", "home___ar", "routes/preferences"];
  const build = buildIn(
    {
      ...minimalBuild,
      routes: Object.fromEntries(ids.map((id) => [id, route])),
      assets: {
        ...minimalBuild.assets,
        url: "/assets/manifest-1a2b.js",
        routes: Object.fromEntries(ids.map((id) => [id, described])),
      },
    },
    "ar",
  );
  const own = ["root", "home___ar", "routes/preferences"];
  expect(Object.keys(build.routes)).toEqual(own);
  expect(Object.keys(build.assets.routes)).toEqual(own);
  expect(build.assets.url).toBe("/assets/manifest-1a2b-ar.js");
});
