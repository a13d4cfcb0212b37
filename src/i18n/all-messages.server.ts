/** To be imported by a server before it draws anything: then it has the whole texts of every language. */
import { keepMessages } from "#i18n/messages.ts";
import ar from "#i18n/messages/ar.json";
import en from "#i18n/messages/en.json";
import ru from "#i18n/messages/ru.json";
import tr from "#i18n/messages/tr.json";
import zh from "#i18n/messages/zh.json";

keepMessages("en", en);
keepMessages("ar", ar);
keepMessages("ru", ru);
keepMessages("tr", tr);
keepMessages("zh", zh);
