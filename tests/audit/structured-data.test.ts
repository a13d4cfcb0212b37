import { expect, test } from "vitest";
import { structuredDataFaults } from "#tests/audit/structured-data.ts";

function found(pages: Record<string, unknown>): [path: string, fault: string][] {
  const facts = Object.entries(pages).map(([path, jsonLd]) => ({
    path,
    structuredData: [typeof jsonLd === "string" ? jsonLd : JSON.stringify(jsonLd)],
  }));
  return structuredDataFaults(facts).map(({ path, fault }) => [path, fault]);
}

const graph = (...things: readonly object[]) => ({
  "@context": "https://schema.org",
  "@graph": things,
});
const step = { "@type": "ListItem", position: 1, item: "https://sahil.example/en" };

test("types and properties unknown to schema.org are reported", () => {
  const faults = found({
    "/sound": graph({ "@type": "BreadcrumbList", itemListElement: [step] }),
    "/type": graph({ "@type": "BreadcrumList", itemListElement: [step] }),
    "/property": graph({ "@type": "BreadcrumbList", itemListElements: [step] }),
  });
  expect(faults.map(([path]) => path)).toEqual(["/type", "/property"]);
  for (const [, fault] of faults) expect(fault).toMatch(/^its structured data: TS\d+/);
});

test.each([
  ["{", "its structured data is no JSON"],
  [{ "@type": "Thing" }, "its structured data has no context"],
  [{ "@context": "https://schema.org", "@type": 1 }, "its structured data has no type"],
])("%j is rejected before type checking", (jsonLd, fault) => {
  expect(found({ "/en": jsonLd })).toEqual([["/en", fault]]);
});
