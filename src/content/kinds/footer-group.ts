import { z } from "zod";
import { isLocale } from "#domain/locale.ts";
import { publication } from "#content/kinds/entity.ts";
import { LocalizedText } from "#content/kinds/text.ts";

/** A site path without locale, with an optional query and fragment. */
const SitePath = z
  .string()
  .regex(
    /^(?:\/[a-z0-9-]+)+(?:\?[a-z0-9=&,-]+)?(?:#[a-z0-9-]+)?$/i,
    "must be a path of the site such as /turkey/for-sale",
  )
  .refine((path) => !isLocale(path.split("/")[1]), "must not start with a language");

export const FooterGroup = z.strictObject({
  ...publication,
  group: LocalizedText,
  links: z.array(z.strictObject({ title: LocalizedText, path: SitePath })),
});
export type FooterGroup = z.infer<typeof FooterGroup>;
