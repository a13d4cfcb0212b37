import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { fileOf, kindNames, schemaOf } from "#content/check/layout.ts";
import { City } from "#content/kinds/city.ts";
import { TeamMember } from "#content/kinds/department.ts";
import { Landing } from "#content/kinds/landing.ts";
import { Page } from "#content/kinds/page.ts";
import { PaymentPlan, Stage } from "#content/kinds/payment-plan.ts";
import { Project } from "#content/kinds/project.ts";
import { Programme, PurchaseCost } from "#content/kinds/purchase-rules.ts";
import { Settings } from "#content/kinds/settings.ts";
import { Town } from "#content/kinds/town.ts";
import { Unit } from "#content/kinds/unit.ts";

const format = readFileSync(
  path.resolve(import.meta.dirname, "../../docs/content-format.md"),
  "utf8",
);

/** Headings of the document that are not names of kinds. */
const partSchemas: ReadonlyMap<string, z.ZodType> = new Map<string, z.ZodType>([
  ["Office", Settings.shape.addresses.element],
  ["City facts", City.shape.facts],
  ["Town facts", Town.shape.facts],
  ["Unit", Unit],
  ["Payment plan", PaymentPlan],
  ["Stage", Stage],
  ["Investment", Project.shape.investment],
  ["Team member", TeamMember],
  ["Page section", Page.shape.sections.element],
  ["Landing project", Landing.shape.projects.element],
  ["Programme", Programme],
  ["Purchase cost", PurchaseCost],
  ["Applies to", Programme.shape.appliesTo.unwrap().unwrap()],
]);

/** The rules of the document describe these once. */
const commonFields: ReadonlySet<string> = new Set(["slug", "formerSlugs", "published"]);

const headings = new Map(kindNames.map((kind) => [headingOf(kind), schemaOf(kind)]));

describe("docs/content-format.md", () => {
  test("names the file of every kind", () => {
    const files = [...format.matchAll(/^\| (\S+\.yaml) \|/gm)].map(([, file = ""]) =>
      file.replaceAll(/\{\w+\}/g, "*"),
    );
    expect(files).toEqual(kindNames.map((kind) => fileOf(kind)));
  });

  test.each([...headings, ...partSchemas])(
    "has the fields of %s, and whether each is required",
    (heading, schema) => {
      expect(documentedFields(heading)).toEqual(schemaFields(schema));
    },
  );
});

/** `Filter page` for `filterPage`. */
function headingOf(kind: string): string {
  if (kind === "faq") return "FAQ";
  const words = kind.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Whether each field of a section's table is required. */
function documentedFields(heading: string): Record<string, boolean> {
  const [, section = ""] = format.split(new RegExp(`^#{3,4} ${heading}$`, "m"));
  const [table = ""] = section.split(/^#/m, 1);
  const rows = [...table.matchAll(/^\| (?!field)([\w, ]+) \| (.+?) \|/gm)];
  return withoutCommon(
    rows.flatMap(([, names = "", type = ""]) =>
      names.split(", ").map((name) => [name, !type.endsWith("?")] as const),
    ),
  );
}

function schemaFields(schema: z.ZodType): Record<string, boolean> {
  const object = schema instanceof z.ZodDiscriminatedUnion ? schema.options[0] : schema;
  if (!(object instanceof z.ZodObject)) throw new Error("The schema is not an object");
  return withoutCommon(
    Object.entries(object.shape).map(([name, field]) => [
      name,
      !z.safeParse(field, undefined).success,
    ]),
  );
}

function withoutCommon(fields: readonly (readonly [string, boolean])[]): Record<string, boolean> {
  return Object.fromEntries(fields.filter(([name]) => !commonFields.has(name)));
}
