import { z } from "zod";
import { publication } from "#content/kinds/entity.ts";
import { LocalizedText } from "#content/kinds/text.ts";
import { CurrencyCode, IsoDate, Positive } from "#content/kinds/values.ts";

export const Currency = z.strictObject({
  ...publication,
  code: CurrencyCode,
  symbol: z.string().min(1).max(6),
  name: LocalizedText,
  /** Units per US dollar. */
  rate: Positive,
  decimals: z.int().min(0).max(4),
  asOf: IsoDate,
});
export type Currency = z.infer<typeof Currency>;
