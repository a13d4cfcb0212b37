declare module "virtual:first-texts" {
  /** The address of a page's first texts, by the id of its route. */
  const files: Readonly<Record<string, string>>;
  export default files;
}

declare module "virtual:late-texts" {
  import type { Locale } from "#domain/locale.ts";
  import type { Messages } from "#i18n/messages.ts";

  /** Fetches what the surroundings of a page say late. */
  const files: Readonly<Record<Locale, () => Promise<{ default: Messages }>>>;
  export default files;
}
