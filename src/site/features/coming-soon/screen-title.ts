import type { createTranslator } from "use-intl";
import type { Messages } from "#i18n/messages.ts";

type Translate = ReturnType<typeof createTranslator<Messages, "soon.screen">>;

/** Titles of the screens that are still to come, by the name of their route. */
export function screenTitle(screen: string, t: Translate): string {
  switch (screen) {
    case "about-us":
      return t("about_us");
    case "article":
      return t("article");
    case "blog":
      return t("blog");
    case "developer-companies":
      return t("developers");
    case "developer-company":
      return t("developer");
    case "landing-cyprus":
      return t("landing_cyprus");
    case "landing-uae":
      return t("landing_uae");
    case "offers":
      return t("offers");
    case "our-team":
      return t("team");
    case "videos":
      return t("videos");
    default:
      return t("coming_soon");
  }
}
