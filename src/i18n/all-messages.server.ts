/** Import it in servers and commands before rendering: it registers every locale with its messages. */
import "#i18n/all-languages.ts";
import { type Locale, locales } from "#domain/locale.ts";
import { registerMessages, type Messages } from "#i18n/messages.ts";
import ar from "#i18n/messages/ar.json" with { type: "json" };
import en from "#i18n/messages/en.json" with { type: "json" };
import ru from "#i18n/messages/ru.json" with { type: "json" };
import tr from "#i18n/messages/tr.json" with { type: "json" };
import zh from "#i18n/messages/zh.json" with { type: "json" };

const messages: Readonly<Record<Locale, Messages>> = { en, ar, ru, tr, zh };

for (const locale of locales) registerMessages(locale, messages[locale]);
