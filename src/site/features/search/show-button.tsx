import { useTranslations } from "use-intl";

/** Applies the filters, and says how many projects they leave where that is known. */
export function ShowButton({ total }: { total: number | null }) {
  const t = useTranslations("listing.filters");
  return (
    <button className="btn btn--block" type="submit">
      {total === null ? t("show_uncounted") : t("show", { count: total })}
    </button>
  );
}
