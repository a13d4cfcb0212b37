/** What a country charges for a purchase and which permits a purchase can support: shapes of `investment-rules.yaml`. Receipts are computed in `purchase-receipt.ts`. */
import type {
  ProgrammeKind,
  ProjectStatus,
  PropertyCategory,
  SaleKind,
} from "#domain/vocabulary.ts";

export interface Amount {
  amount: number;
  /** ISO 4217. */
  currency: string;
}

export type Charge =
  | { percent: number }
  | { fixed: Amount }
  | { bands: readonly { upTo: number | null; percent: number }[]; currency: string };

/** Every condition given must hold; an absent one does not matter. */
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
  /** `mortgage`, `main-home` or a programme's slug: counted only where the visitor says so. */
  onlyWith?: string | undefined;
}

export interface PurchaseCost {
  slug: string;
  name: string;
  charge: Charge;
  base: "price" | "loan";
  /** 0–1, the share that the estimate counts for the buyer. */
  buyerShare: number;
  /** A factor on the charge. */
  reduction: number | null;
  /** VAT on the charge itself. */
  vatPercent: number | null;
  /** Shown inside the price and not added. */
  includedInPrice: boolean;
  /** Slug of the cost that this one stands in for. */
  replaces: string | null;
  appliesTo: AppliesTo | null;
  note: string;
  source: string;
  /** ISO date on which the figure was read. */
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
  /** ISO date on which the figure was read. */
  asOf: string;
  illustrative: boolean;
}

/** A country's rules: `currency` is the one its receipts are drawn up in. */
export interface PurchaseRules {
  currency: string;
  programmes: readonly Programme[];
  costs: readonly PurchaseCost[];
}

/** Units of a currency for one US dollar, with the day of the rate. */
export interface CurrencyRate {
  code: string;
  rate: number;
  decimals: number;
  /** ISO date. */
  asOf: string;
}
