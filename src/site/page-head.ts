import type { MetaDescriptor } from "react-router";
import type { Locale } from "#domain/locale.ts";
import { withoutIsolates } from "#i18n/isolate.ts";
import { translatorFor } from "#i18n/messages.ts";
import type { Hidden } from "#site/parts/still/hidden.ts";

export interface PageHead {
  locale: Locale;
  /** Without the company's name, which is added. */
  title: string;
  /** At most 160 characters; one that is `hidden` travels in the head of the document alone. */
  description?: string | Hidden<string> | undefined;
  /** Whether search engines may list the page; they may unless told. */
  indexed?: boolean;
}

/** Makes what a page's `meta` returns. */
export function pageHead({
  locale,
  title,
  description,
  indexed = true,
}: PageHead): MetaDescriptor[] {
  const shownTitle = translatorFor(locale, "shell")("title", { page: title });
  const plainDescription =
    typeof description === "object"
      ? withoutIsolates(description.value ?? descriptionOfDocument())
      : description && withoutIsolates(description);
  return [
    { title: withoutIsolates(shownTitle) },
    { property: "og:title", content: withoutIsolates(title) },
    ...(plainDescription === undefined
      ? []
      : [
          { name: "description", content: plainDescription },
          { property: "og:description", content: plainDescription },
        ]),
    ...(indexed ? [] : [{ name: "robots", content: "noindex" }]),
  ];
}

/** In a browser, of the page that it was sent: others bring theirs along. */
function descriptionOfDocument(): string {
  return document.querySelector<HTMLMetaElement>("meta[name=description]")?.content ?? "";
}
