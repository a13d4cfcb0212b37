import type { Locale } from "#domain/locale.ts";
import type { Messages as SiteMessages } from "#i18n/messages.ts";

declare module "use-intl" {
  interface AppConfig {
    Locale: Locale;
    Messages: SiteMessages;
  }
}
