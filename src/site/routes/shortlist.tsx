import { useTranslations } from "use-intl";
import { translatorFor } from "#i18n/messages.ts";
import { localeOfPath } from "#site/locale-of-path.ts";
import { pageHead } from "#site/page-head.ts";
import { Breadcrumbs } from "#site/parts/breadcrumbs.tsx";
import type { Route } from "./+types/shortlist.ts";

export function meta({ location }: Route.MetaArgs) {
  const locale = localeOfPath(location.pathname);
  return pageHead({ locale, title: translatorFor(locale, "kept")("shortlist"), indexed: false });
}

export default function ShortlistPage() {
  const t = useTranslations("kept");
  return (
    <main id="main">
      <section className="wrap section">
        <Breadcrumbs here={t("shortlist")} />
        <h1>{t("shortlist")}</h1>
      </section>
    </main>
  );
}
