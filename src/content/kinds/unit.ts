import { z } from "zod";
import { optional } from "#content/kinds/entity.ts";
import { Rooms, Slug, Whole } from "#content/kinds/values.ts";

const AreaM2 = z
  .strictObject({ min: Whole.positive(), max: Whole.positive() })
  .refine((area) => area.max >= area.min, { path: ["max"], error: "is less than min" });

const PriceUsd = z
  .strictObject({ from: Whole.positive(), to: optional(Whole.positive()) })
  .refine((price) => price.to === null || price.to >= price.from, {
    path: ["to"],
    error: "is less than from",
  });

/** One row of a project's table: homes, offices or plots of one kind and size. */
export const Unit = z
  .strictObject({
    rooms: optional(Rooms),
    bathrooms: Whole,
    areaM2: AreaM2,
    priceUsd: PriceUsd,
    type: Slug,
    total: Whole.positive(),
    available: Whole,
    sold: Whole,
  })
  .refine((unit) => unit.available + unit.sold <= unit.total, {
    path: ["available"],
    error: "and sold are more than total",
  });
export type Unit = z.infer<typeof Unit>;
