import { useTranslations } from "use-intl";
import { linkTo, phoneLink } from "#domain/links.ts";
import { useVisitorPreferences } from "#i18n/visitor-preferences.tsx";
import { useCompany, type CompanyContact } from "#site/components/company-context.tsx";
import { Logo } from "#site/ui/logo.tsx";

/**
 * Served by the service worker for pages that are not cached. Needs no script: the worker inserts the list of
 * cached pages, reuses its notice above cached pages, and points the link at the requested URL.
 */
export function OfflinePage() {
  const { locale } = useVisitorPreferences();
  const t = useTranslations("offline");
  const tFailure = useTranslations("failure");
  const company = useCompany();
  return (
    <main className="wrap section--tight grid offline-page">
      <a className="logo offline-page__logo" href={linkTo(locale, "home")}>
        <Logo />
      </a>
      <div className="empty empty--low">
        <h1 className="h-2">{tFailure("offline.title")}</h1>
        <p className="soft">{t("text")}</p>
        <a className="btn" href={linkTo(locale, "offline")}>
          {tFailure("retry")}
        </a>
      </div>
      <div className="offline-rest">
        {company && <OfficePhones company={company} />}
        <section className="offline-cached">
          <h2 className="h-4">{t("cached_pages")}</h2>
          <ul data-cached-pages="" />
        </section>
      </div>
      <template data-cache-note="">{t("cached_note", { date: "{date}" })}</template>
    </main>
  );
}

/** Calls work without an internet connection. */
function OfficePhones({ company }: { company: CompanyContact }) {
  const t = useTranslations("offline");
  return (
    <section>
      <h2 className="h-4">{t("call")}</h2>
      <dl className="pairs">
        {company.offices.map(({ city, phone }) => (
          <div key={city.slug}>
            <dt>{city.name}</dt>
            <dd>
              <a className="text-link" href={phoneLink(phone)}>
                <bdi className="ltr numeric">{phone}</bdi>
              </a>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
