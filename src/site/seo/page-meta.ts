import type { MetaDescriptor } from "react-router";
import type { Locale } from "#domain/locale.ts";
import { stripIsolates } from "#i18n/isolate.ts";
import { translatorFor } from "#i18n/messages.ts";

export interface PageMeta {
  locale: Locale;
  /** Without the company's name, which is appended. */
  title: string;
  /** At most 160 characters. */
  description?: string | undefined;
  /** Whether search engines may index the page; true by default. */
  indexed?: boolean;
}

export function pageMeta({
  locale,
  title,
  description,
  indexed = true,
}: PageMeta): MetaDescriptor[] {
  const shownTitle = translatorFor(locale, "layout")("title", { page: title });
  const plainDescription = description && stripIsolates(description);
  return [
    { title: stripIsolates(shownTitle) },
    { property: "og:title", content: stripIsolates(title) },
    ...(plainDescription === undefined
      ? []
      : [
          { name: "description", content: plainDescription },
          { property: "og:description", content: plainDescription },
        ]),
    ...(indexed ? [] : [{ name: "robots", content: "noindex" }]),
  ];
}
