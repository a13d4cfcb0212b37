import { renderToStaticMarkup } from "react-dom/server";
import { IntlProvider } from "use-intl";
import type { Company } from "#contract/settings.ts";
import { localeFacts, type Locale } from "#domain/locale.ts";
import { messagesOf, translatorFor } from "#i18n/messages.ts";
import { VisitorProvider } from "#i18n/visitor-preferences.tsx";
import { OfflinePage } from "#site/features/error-page/offline-page.tsx";
import { reloadWhenOnline } from "#site/offline/reload-when-online.ts";
import { CompanyProvider } from "#site/components/company-context.tsx";
import { defaultPreferences } from "#site/layout/default-preferences.ts";
import { DocumentHead } from "#site/layout/document-head.tsx";

const nowhere = { place: { country: null, city: null }, project: null };

/** Without telephone numbers when the company could not be loaded. */
export function renderOfflinePage(locale: Locale, company: Company | null): string {
  const { htmlLang, direction } = localeFacts[locale];
  const html = renderToStaticMarkup(
    <html lang={htmlLang} dir={direction}>
      <head>
        <DocumentHead locale={locale} />
        <title>{translatorFor(locale, "failure")("offline.title")}</title>
        <meta name="robots" content="noindex" />
        <script dangerouslySetInnerHTML={{ __html: reloadWhenOnline }} />
      </head>
      <body>
        <IntlProvider locale={locale} messages={messagesOf(locale)} timeZone="UTC">
          <VisitorProvider preferences={defaultPreferences(locale)}>
            <CompanyProvider company={company} subject={nowhere}>
              <OfflinePage />
            </CompanyProvider>
          </VisitorProvider>
        </IntlProvider>
      </body>
    </html>,
  );
  return `<!DOCTYPE html>${html}`;
}
