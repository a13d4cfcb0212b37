import type { MetaDescriptor } from "react-router";
import { linkTo } from "#domain/links.ts";
import type { Locale } from "#domain/locale.ts";

export function feedLink(locale: Locale): MetaDescriptor {
  return {
    tagName: "link",
    rel: "alternate",
    type: "application/rss+xml",
    href: linkTo(locale, "feed"),
  };
}
