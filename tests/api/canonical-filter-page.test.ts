import { expect, test } from "vitest";
import { demoApi } from "#tests/api/api-with-content.ts";
import { describeOnEngines } from "#tests/support/databases.ts";

describeOnEngines(
  "a listing with the same projects as a filter page",
  (_openTestDatabase, engine) => {
    test("names the filter page as canonical only where their filters are identical", async () => {
      const demo = await demoApi(engine);
      const listedAs = async (type: string, place: string) =>
        (await demo.read("listing", `/projects/types/${type}/${place}`)).scope.listedAs;
      expect(await listedAs("villas", "dubai")).toBe("villas-dubai");
      expect(await listedAs("villas", "turkey")).toBe("villas-turkey");
      expect(await listedAs("villas", "uae")).toBeNull();
      expect(await listedAs("villas", "villas")).toBeNull();
      expect(await listedAs("properties", "dubai")).toBeNull();
      expect(await listedAs("villas-dubai", "dubai")).toBeNull();
    });

    test("is not in the sitemap", async () => {
      const demo = await demoApi(engine);
      const { content } = await demo.read("sitemapEntries", "/sitemap/listings?page=1&limit=1000");
      const paths = content.map(({ path }) => path);
      expect(paths).toContain("/uae/villas-dubai/for-sale");
      expect(paths).not.toContain("/uae/villas/for-sale/dubai");
      expect(paths).toContain("/uae/villas/for-sale");
      expect(paths).not.toContain("/turkey/villas/for-sale");
    });
  },
);
