import type {
  ProgrammeKind,
  ProjectStatus,
  PropertyCategory,
  SaleKind,
} from "#domain/vocabulary.ts";

export interface Amount {
  amount: number;
  currency: string;
}

export type Charge =
  | { percent: number }
  | { fixed: Amount }
  | { bands: readonly { upTo: number | null; percent: number }[]; currency: string };

/** All given conditions must hold; an absent one is ignored. */
export interface AppliesTo {
  sale?: SaleKind | undefined;
  cities?: readonly string[] | undefined;
  categories?: readonly PropertyCategory[] | undefined;
  statuses?: readonly ProjectStatus[] | undefined;
  /** Inclusive. */
  priceFrom?: Amount | undefined;
  /** Exclusive. */
  priceUpTo?: Amount | undefined;
  areaUpToM2?: number | undefined;
  /** `mortgage`, `main-home` or a programme's slug: applies only when the visitor selects it. */
  onlyWith?: string | undefined;
}

export interface PurchaseCost {
  slug: string;
  name: string;
  charge: Charge;
  base: "price" | "loan";
  /** The buyer's share of the charge, 0–1. */
  buyerShare: number;
  /** Factor applied to the charge. */
  reduction: number | null;
  /** VAT on the charge itself. */
  vatPercent: number | null;
  /** Shown as part of the price, not added to the costs. */
  includedInPrice: boolean;
  /** Slug of the cost that this one replaces. */
  replaces: string | null;
  appliesTo: AppliesTo | null;
  note: string;
  source: string;
  /** ISO date on which the figure was checked. */
  asOf: string;
  illustrative: boolean;
}

export interface Programme {
  slug: string;
  name: string;
  kind: ProgrammeKind;
  minimumAmount: number;
  /** ISO 4217 currency of `minimumAmount`. */
  currency: string;
  counts: "price";
  appliesTo: AppliesTo | null;
  conditions: readonly string[];
  years: number | null;
  source: string;
  /** ISO date on which the figure was checked. */
  asOf: string;
  illustrative: boolean;
}

/** `currency` is the ISO 4217 code that its receipts use. */
export interface PurchaseRules {
  currency: string;
  programmes: readonly Programme[];
  costs: readonly PurchaseCost[];
}

/** Units of a currency for one US dollar. */
export interface CurrencyRate {
  code: string;
  rate: number;
  decimals: number;
  /** ISO date. */
  asOf: string;
}
