import type { Faq } from "#content/kinds/faq.ts";
import { eachLocale, localized } from "#content/rows/localized.ts";
import { mapping } from "#content/rows/mapping.ts";

export const faqs = mapping({
  name: "questions",
  table: "faq",
  parts: ["faq_text"],
  toColumns: ({ topic }: Faq) => ({ topic }),
  toParts: ({ q, a }) => ({
    faq_text: eachLocale((locale) => ({ question: q[locale], answer: a[locale] })),
  }),
  toContent: ({ identity, columns, parts }) => ({
    published: identity.published,
    topic: columns.topic as Faq["topic"], // the schema of the pack allows no other
    q: localized(parts.faq_text, (text) => text.question),
    a: localized(parts.faq_text, (text) => text.answer),
  }),
});
