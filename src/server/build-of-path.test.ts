import { type EntryContext, RouterContextProvider, type ServerBuild } from "react-router";
import { expect, test } from "vitest";
import { handlerByPath } from "#server/build-of-path.ts";
import { minimalBuild } from "#tests/support/minimal-build.ts";

const Screen = () => null;
const module = { default: Screen };
const tree = [
  { id: "root", path: "", module },
  { id: "listing___en", parentId: "root", path: "en/:country/for-sale", module },
  { id: "city___en", parentId: "root", path: "en/:country/:city", module },
  { id: "article___en", parentId: "root", path: "en/blog/:slug", module },
  { id: "not-found___en", parentId: "root", path: "*", module },
];
const routes = Object.fromEntries(tree.map((route) => [route.id, route]));
/** Answers with the route that was found and with those that there are. */
const tell = (...[, , , context]: [Request, number, Headers, EntryContext]) => {
  const { matches } = context.staticHandlerContext;
  const known = [context.routeModules, context.manifest.routes].map(Object.keys);
  return Response.json({ found: matches.at(-1)?.route.id, known });
};
const build = {
  ...minimalBuild,
  routes,
  assets: { ...minimalBuild.assets, routes },
  entry: { module: { default: tell } },
} as unknown as ServerBuild; // what the request handler reads of one

const handle = handlerByPath(build, "test");
const told = async (path: string): Promise<unknown> => {
  const answer = await handle(
    new Request(`https://sahil.example${path}`),
    new RouterContextProvider(),
  );
  return answer.json();
};

test("a render knows the routes that may stand under its path, and no others", async () => {
  const known = ["root", "listing___en", "city___en", "not-found___en"];
  const listing = { found: "listing___en", known: [known, known] };
  expect(await told("/en/turkey/for-sale")).toEqual(listing);
  expect(await told("/en/turkey/for-sale?page=2")).toEqual(listing);
  const others = ["root", "not-found___en"];
  expect(await told("/en")).toEqual({ found: "not-found___en", known: [others, others] });
});

test("a path in another spelling is looked for among all routes", async () => {
  const all = tree.map(({ id }) => id);
  const listing = { found: "listing___en", known: [all, all] };
  expect(await told("/en/turkey/f%6Fr-sale")).toEqual(listing);
  expect(await told("/en/TURKEY/For-Sale")).toEqual(listing);
});
