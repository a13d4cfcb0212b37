import { z } from "zod";
import { optional } from "#content/kinds/entity.ts";
import { Count, Rooms, Slug, Whole } from "#content/kinds/values.ts";

const AreaM2 = z
  .strictObject({ min: Count, max: Count })
  .refine((area) => area.max >= area.min, { path: ["max"], error: "is less than min" });

const PriceUsd = z
  .strictObject({ from: Count, to: optional(Count) })
  .refine((price) => price.to === null || price.to >= price.from, {
    path: ["to"],
    error: "is less than from",
  });

/** One row of a project's price table: units of one type and size. */
export const Unit = z
  .strictObject({
    rooms: optional(Rooms),
    bathrooms: Whole,
    areaM2: AreaM2,
    priceUsd: PriceUsd,
    type: Slug,
    total: Count,
    available: Whole,
    sold: Whole,
  })
  .refine((unit) => unit.available + unit.sold <= unit.total, {
    path: ["available"],
    error: "and sold are more than total",
  });
export type Unit = z.infer<typeof Unit>;
