import type { Locale } from "#domain/locale.ts";
import type { ProgrammeKind } from "#domain/vocabulary.ts";
import type { Entity, Flag, IsoDay, Json } from "#database/schema/entity.ts";

export interface PurchaseRuleTables {
  purchase_rule: Entity & { country_id: number; currency: string }; // slug is the country's
  programme: Entity & {
    country_id: number;
    kind: ProgrammeKind;
    minimum_amount: number;
    currency: string;
    counts: "price";
    applies_to: Json | null;
    years: number | null;
    as_of: IsoDay;
    illustrative: Flag;
  };
  programme_text: {
    programme_id: number;
    locale: Locale;
    name: string;
    conditions: Json; // string[]
    source: string;
  };
  purchase_cost: Entity & {
    country_id: number;
    charge: Json;
    base: "price" | "loan";
    buyer_share: number;
    reduction: number | null;
    vat_percent: number | null;
    included_in_price: Flag;
    replaces: string | null;
    applies_to: Json | null;
    as_of: IsoDay;
    illustrative: Flag;
  };
  purchase_cost_text: {
    purchase_cost_id: number;
    locale: Locale;
    name: string;
    note: string;
    source: string;
  };
}
