import { hydrated } from "#tests/e2e/support/documents.ts";
import { expect, test } from "#tests/e2e/support/journey.ts";
import { keyPages } from "#tests/e2e/support/key-pages.ts";

for (const language of ["en", "ar"] as const) {
  for (const [name, path] of Object.entries(keyPages(language))) {
    test(`a document has all that its page needs: ${name}, ${language}`, async ({ context }) => {
      const page = await context.newPage();
      const asked: string[] = [];
      page.on("request", (request) => asked.push(new URL(request.url()).pathname));
      const faults: string[] = [];
      page.on("pageerror", ({ message }) => faults.push(message));
      await page.goto(path, { waitUntil: "networkidle" });
      await hydrated(page);
      expect(asked.filter((address) => address.endsWith(".data"))).toEqual([]);
      // Fetched ahead as a file, and taken from the cache once it is run.
      const routes = new Set(asked.filter((address) => address.startsWith("/assets/manifest-")));
      expect([...routes]).toEqual([expect.stringMatching(new RegExp(`-${language}\\.js$`))]);
      expect(faults).toEqual([]);
    });
  }
}
