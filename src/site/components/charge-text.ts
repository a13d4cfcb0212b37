import { useTranslations } from "use-intl";
import type { ReceiptLine } from "#domain/purchase-receipt.ts";
import { isolate } from "#i18n/isolate.ts";
import { useVisitor } from "#i18n/visitor.tsx";

/** Says how a line of a receipt is reckoned: `4% of the price, buyer's share 50%`. */
export function useChargeText(): (line: ReceiptLine, currency: string) => string {
  const t = useTranslations("receipt");
  const { format, moneyInText } = useVisitor();
  const percent = (value: number) => isolate(format.percent(value, 2));
  const money = (currency: string, amount: number) => isolate(moneyInText(currency, amount));

  function charge({ cost, base }: ReceiptLine, currency: string): string[] {
    const { charge } = cost;
    if ("fixed" in charge) {
      return [t("fixed", { amount: money(charge.fixed.currency, charge.fixed.amount) })];
    }
    if ("percent" in charge) {
      return cost.base === "loan"
        ? [t("of_loan", { percent: percent(charge.percent), amount: money(currency, base) })]
        : [
            t(cost.includedInPrice ? "of_net_price" : "of_price", {
              percent: percent(charge.percent),
            }),
          ];
    }
    return charge.bands.map((band) =>
      band.upTo === null
        ? t("band_above", { percent: percent(band.percent) })
        : t("band_up_to", {
            percent: percent(band.percent),
            amount: money(charge.currency, band.upTo),
          }),
    );
  }

  return (line, currency) => {
    const { reduction, buyerShare, vatPercent } = line.cost;
    const parts = charge(line, currency);
    if (reduction !== null) parts.push(t("reduced", { percent: percent(reduction * 100) }));
    if (buyerShare > 0 && buyerShare < 1) {
      parts.push(t("buyers_share", { percent: percent(buyerShare * 100) }));
    }
    if (vatPercent !== null) parts.push(t("plus_vat", { percent: percent(vatPercent) }));
    return parts.reduce((first, second) => t("and", { first, second }));
  };
}
