import { z } from "zod";
import { identity } from "#content/kinds/entity.ts";
import { LocalizedText } from "#content/kinds/text.ts";

export const Category = z.strictObject({ ...identity, name: LocalizedText });
export type Category = z.infer<typeof Category>;
