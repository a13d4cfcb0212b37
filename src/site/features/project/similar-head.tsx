import { useTranslations } from "use-intl";

export function SimilarHead() {
  const t = useTranslations("project");
  return <h2>{t("similar")}</h2>;
}
