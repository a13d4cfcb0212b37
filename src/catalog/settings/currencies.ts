import type { Currency } from "#contract/settings.ts";
import type { ReadContext } from "#catalog/read-context.ts";

/** Lists the display currencies, US dollars first; rates are units per US dollar. */
export function listCurrencies({
  database,
  locale,
}: Pick<ReadContext, "database" | "locale">): Promise<Currency[]> {
  return database
    .selectFrom("currency")
    .innerJoin("currency_text as text", (join) =>
      join.onRef("text.currency_id", "=", "currency.id").on("text.locale", "=", locale),
    )
    .select([
      "currency.slug as code",
      "currency.symbol",
      "text.name",
      "currency.rate",
      "currency.decimals",
      "currency.as_of as asOf",
    ])
    .where("currency.published", "=", 1)
    .orderBy("currency.position")
    .orderBy("currency.id")
    .execute();
}
