import { useTranslations } from "use-intl";
import { translatorFor } from "#i18n/messages.ts";
import { localeOfPath } from "#site/locale-of-path.ts";
import { pageHead } from "#site/page-head.ts";
import { Breadcrumbs } from "#site/parts/breadcrumbs.tsx";
import type { Route } from "./+types/compare.ts";

export function meta({ location }: Route.MetaArgs) {
  const locale = localeOfPath(location.pathname);
  return pageHead({
    locale,
    title: translatorFor(locale, "kept")("compare_title"),
    indexed: false,
  });
}

export default function ComparePage() {
  const t = useTranslations("kept");
  return (
    <main id="main">
      <section className="wrap section">
        <Breadcrumbs here={t("compare_title")} />
        <h1>{t("compare_title")}</h1>
      </section>
    </main>
  );
}
