import { useTranslations } from "use-intl";

/** Applies the filters, and says how many projects they leave. */
export function ShowButton({ total }: { total: number }) {
  const t = useTranslations("listing.filters");
  return (
    <button className="btn btn--block" type="submit">
      {t("show", { count: total })}
    </button>
  );
}
