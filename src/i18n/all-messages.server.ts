/** To be imported by a server or a command before it writes anything: then it has the whole texts of every language. */
import { keepMessages } from "#i18n/messages.ts";
import ar from "#i18n/messages/ar.json" with { type: "json" };
import en from "#i18n/messages/en.json" with { type: "json" };
import ru from "#i18n/messages/ru.json" with { type: "json" };
import tr from "#i18n/messages/tr.json" with { type: "json" };
import zh from "#i18n/messages/zh.json" with { type: "json" };

keepMessages("en", en);
keepMessages("ar", ar);
keepMessages("ru", ru);
keepMessages("tr", tr);
keepMessages("zh", zh);
