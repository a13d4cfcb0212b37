import { z } from "zod";
import { identity } from "#content/kinds/entity.ts";
import { AlsoCalled, LocalizedText } from "#content/kinds/text.ts";
import { Slug } from "#content/kinds/values.ts";

export const Amenity = z.strictObject({
  ...identity,
  name: LocalizedText,
  alsoCalled: AlsoCalled,
  /** Name of a Lucide icon. */
  icon: Slug,
});
export type Amenity = z.infer<typeof Amenity>;
