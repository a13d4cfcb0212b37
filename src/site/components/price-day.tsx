import { useTranslations } from "use-intl";
import { useVisitor } from "#i18n/visitor.tsx";

/** For paper: of which day the prices are, an ISO date, and in what. */
export function PriceDay({ today }: { today: string }) {
  const t = useTranslations("money");
  const { format, currency } = useVisitor();
  return t("prices_of", { day: format.date(today), currency: currency.code });
}
