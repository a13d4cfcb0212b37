import { z } from "zod";
import { propertyCategories } from "#domain/vocabulary.ts";
import { identity } from "#content/kinds/entity.ts";
import { AlsoCalled, LocalizedText } from "#content/kinds/text.ts";

export const PropertyType = z.strictObject({
  ...identity,
  name: LocalizedText,
  plural: LocalizedText,
  alsoCalled: AlsoCalled,
  category: z.enum(propertyCategories),
});
export type PropertyType = z.infer<typeof PropertyType>;
