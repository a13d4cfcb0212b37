import type { createTranslator } from "use-intl";
import type { Messages } from "#i18n/messages.ts";

type Translate = ReturnType<typeof createTranslator<Messages, "soon.screen">>;

/** Titles of the screens that are still to come, by the name of their route. */
export function screenTitle(screen: string, t: Translate): string {
  switch (screen) {
    case "videos":
      return t("videos");
    default:
      return t("coming_soon");
  }
}
