import { expect, test } from "vitest";
import { chunkOf } from "#site/chunks.ts";

const site = (name: string) => `/home/sahil/src/site/${name}.tsx`;

/** Who imports whom at once, and which modules somebody fetches by `import()`. */
function graphOf(imports: Record<string, readonly string[]>, fetched: readonly string[]) {
  return {
    getModuleInfo: (id: string) => ({
      importers: Object.keys(imports).filter((importer) => imports[importer]?.includes(id)),
      dynamicImporters: fetched.includes(id) ? [site("somewhere")] : [],
    }),
  };
}

const icon = site("ui/icon");
const late = site("late-surroundings");
const pages = ["a", "b", "c", "d", "e"].map((name) => site(`features/${name}/page`));

test("what every page needs at once is one file, by whatever way", () => {
  const graph = graphOf({ [site("root")]: [site("shell")], [site("shell")]: [icon] }, []);
  expect(chunkOf(icon, graph)).toBe("site");
});

test("what many screens need at once travels with what every page does", () => {
  const screens = Array.from({ length: 8 }, (_, index) => site(`routes/screen-${index}`));
  const needing = (some: readonly string[]) =>
    graphOf(Object.fromEntries(some.map((screen) => [screen, [icon]])), []);
  expect(chunkOf(icon, needing(screens))).toBe("site");
  expect(chunkOf(icon, needing(screens.slice(1)))).toBeNull();
});

test("what is fetched after every page is one file, unless a page that is read needs it at once", () => {
  expect(chunkOf(icon, graphOf({ [late]: [icon] }, [late]))).toBe("late");
  const listing = site("routes/listing");
  expect(chunkOf(icon, graphOf({ [late]: [icon], [listing]: [icon] }, [late]))).toBeNull();
});

test("what the shortlist needs at once may come with what is fetched later elsewhere", () => {
  const shortlist = site("routes/shortlist");
  expect(chunkOf(icon, graphOf({ [late]: [icon], [shortlist]: [icon] }, [late]))).toBe("late");
});

test("a landing gets what it shares with the late files in a file of its own", () => {
  const landing = site("routes/landing");
  expect(chunkOf(icon, graphOf({ [late]: [icon], [landing]: [icon] }, [late]))).toBe("channels");
});

test("what five parts of pages share is one file, what four share stands by itself", () => {
  const shared = Object.fromEntries(pages.map((page) => [page, [icon]]));
  expect(chunkOf(icon, graphOf(shared, pages))).toBe("parts");
  expect(chunkOf(icon, graphOf(shared, pages.slice(1)))).toBeNull();
});

test("modules that import each other are asked once", () => {
  const link = site("ui/link");
  expect(chunkOf(icon, graphOf({ [icon]: [link], [link]: [icon] }, []))).toBeNull();
});
