import { expect, test } from "vitest";
import type { Unit } from "#contract/project.ts";
import { projectListing } from "#site/seo/structured-data/project.server.ts";
import { exampleProject, exampleUnit } from "#tests/support/example-project.ts";

const site = { locale: "en", origin: "https://sahil.example" } as const;
const typeOf = (slug: string, category: Unit["type"]["category"]) => ({
  type: { slug, name: slug, category },
});

test("JSON-LD lists only residential units as homes, and all units as offers", () => {
  const project = exampleProject({
    units: [
      exampleUnit({ available: 4 }),
      exampleUnit({ available: 3, ...typeOf("penthouses", "residential") }),
      exampleUnit({ available: 20, ...typeOf("offices", "commercial") }),
      exampleUnit({ available: 100, ...typeOf("shops", "commercial") }),
    ],
  });
  expect(projectListing(project, site)).toMatchObject({
    mainEntity: {
      "@type": "ApartmentComplex",
      numberOfAvailableAccommodationUnits: { value: 7 },
    },
    offers: { offerCount: 127 },
  });
});
