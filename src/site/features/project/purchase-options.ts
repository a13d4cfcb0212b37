import type { ProjectDetail, Unit } from "#contract/project.ts";
import { appliesTo, type PurchasedUnit } from "#domain/purchase-conditions.ts";
import type { CurrencyRate } from "#domain/purchase-rules.ts";
import type { SaleKind } from "#domain/vocabulary.ts";

export interface PurchaseOptions {
  /** The unit can be bought from an owner instead of the developer. */
  resale: boolean;
  mortgage: boolean;
  mainHome: boolean;
  /** Programmes with costs of their own. */
  programmes: readonly { slug: string; name: string }[];
}

export const mortgage = "mortgage";
export const mainHome = "main-home";

/** The row at its `from` price, with the matching area. */
export function purchasedUnit({ priceUsd, areaM2, type }: Unit): PurchasedUnit {
  return { priceUsd: priceUsd.from, areaM2: areaM2.min, category: type.category };
}

/** Choices about the purchase that change a line of its receipt. */
export function purchaseOptions(
  project: ProjectDetail,
  unit: Unit,
  sale: SaleKind,
  rates: readonly CurrencyRate[],
): PurchaseOptions {
  const { programmes, costs } = project.purchase;
  const conditions = costs.flatMap((cost) => (cost.appliesTo === null ? [] : [cost.appliesTo]));
  const changesCost = conditions
    .filter(({ onlyWith, ...others }) => {
      const purchase = {
        unit: purchasedUnit(unit),
        project: { city: project.place.city.slug, status: project.status, sale },
      };
      return onlyWith !== undefined && appliesTo(others, purchase, rates);
    })
    .map(({ onlyWith }) => onlyWith);
  const finished = project.status === "ready" || project.status === "sold";
  return {
    // Before completion there is no owner to buy from.
    resale:
      project.sale === "first" && finished && conditions.some((one) => one.sale !== undefined),
    mortgage: changesCost.includes(mortgage),
    mainHome: changesCost.includes(mainHome),
    programmes: programmes
      .filter(({ slug }) => changesCost.includes(slug))
      .map(({ slug, name }) => ({ slug, name })),
  };
}
