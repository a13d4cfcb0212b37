/** Reads the demo pack's figures straight from its files, so that arithmetic is tested without loader and database. */
import { readFileSync } from "node:fs";
import { parse } from "yaml";
import type { PaymentStage } from "#domain/payment-plan.ts";
import type {
  CurrencyRate,
  Programme,
  PurchaseCost,
  PurchaseRules,
} from "#domain/purchase-rules.ts";
import type { ProjectStatus, PropertyCategory, Quarter, SaleKind } from "#domain/vocabulary.ts";

interface English {
  en: string;
}

interface ProjectFile {
  country: string;
  city: string;
  status: ProjectStatus;
  sale?: SaleKind;
  delivery: Quarter;
  units: {
    type: string;
    rooms?: string;
    areaM2: { min: number };
    priceUsd: { from: number };
    available: number;
  }[];
  paymentPlans: { stages: (Pick<PaymentStage, "when" | "percent"> & StageOptions)[] }[];
}

interface StageOptions {
  count?: number;
  days?: number;
  start?: PaymentStage["start"];
  label?: English;
}

interface RulesFile {
  country: string;
  currency: string;
  programmes: (Omit<Programme, "name"> & { name: English })[];
  costs: (Omit<PurchaseCost, "name" | "charge"> & {
    name: English;
    charge: PurchaseCost["charge"];
  })[];
}

export const currencyRates = read<readonly CurrencyRate[]>("currencies.yaml");

/** A country's rules as the domain takes them, with English names. */
export function purchaseRules(country: string): PurchaseRules {
  const rules = read<RulesFile[]>("investment-rules.yaml").find((file) => file.country === country);
  if (rules === undefined) throw new Error(`No rules for ${country}`);
  const defaults = {
    base: "price",
    reduction: null,
    vatPercent: null,
    includedInPrice: false,
  } as const;
  return {
    currency: rules.currency,
    programmes: rules.programmes.map((programme) => ({
      ...programme,
      name: programme.name.en,
      appliesTo: programme.appliesTo ?? null,
    })),
    costs: rules.costs.map((cost) => ({
      ...defaults,
      ...cost,
      replaces: cost.replaces ?? null,
      appliesTo: cost.appliesTo ?? null,
      name: cost.name.en,
      charge: withOpenEnd(cost.charge),
    })),
  };
}

export function projectFile(slug: string): ProjectFile {
  return read<ProjectFile>(`projects/${slug}.yaml`);
}

/** A row of a project at its `from` price, as purchases take it. */
export function unitRow(project: ProjectFile, type: string, rooms: string | undefined) {
  const row = project.units.find((unit) => unit.type === type && unit.rooms === rooms);
  if (row === undefined) throw new Error(`No row ${type} ${rooms ?? ""}`);
  return { priceUsd: row.priceUsd.from, areaM2: row.areaM2.min, category: categoryOf(type) };
}

export function planStages(project: ProjectFile, plan: number): PaymentStage[] {
  const stages = project.paymentPlans[plan]?.stages ?? [];
  return stages.map(({ when, percent, count, days, start, label }) => ({
    when,
    percent,
    count: count ?? null,
    days: days ?? null,
    start: start ?? null,
    label: label?.en ?? null,
  }));
}

function categoryOf(type: string): PropertyCategory {
  const types = read<{ slug: string; category: PropertyCategory }[]>("property-types.yaml");
  const found = types.find(({ slug }) => slug === type);
  if (found === undefined) throw new Error(`No property type ${type}`);
  return found.category;
}

function withOpenEnd(charge: PurchaseCost["charge"]): PurchaseCost["charge"] {
  if (!("bands" in charge)) return charge;
  return { ...charge, bands: charge.bands.map((band) => ({ ...band, upTo: band.upTo ?? null })) };
}

/** The shape follows docs/content-format.md; another test checks the demo pack. */
function read<File>(file: string): File {
  const text = readFileSync(new URL(`../../content/${file}`, import.meta.url), "utf8");
  return parse(text) as File; // see above
}
