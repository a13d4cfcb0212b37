import { z } from "zod";
import { publication } from "#content/kinds/entity.ts";
import { LocalizedMarkdown, LocalizedText } from "#content/kinds/text.ts";

export const faqTopics = [
  "buying-turkey",
  "buying-uae",
  "buying-cyprus",
  "citizenship",
  "payments",
  "remote",
] as const;

export const Faq = z.strictObject({
  ...publication,
  topic: z.enum(faqTopics),
  q: LocalizedText,
  a: LocalizedMarkdown,
});
export type Faq = z.infer<typeof Faq>;
