import { useEffect } from "react";
import { useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { linkTo } from "#domain/links.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import { useKeptHomes } from "#site/parts/kept-homes/kept-homes.ts";

/** Keeps the ways to the shortlist true to the device: how many homes are on it, and their references for browsers that keep nothing. */
export function OwnListMarks() {
  useLocation(); // with another page the header may be another one
  const { format, locale } = useVisitor();
  const t = useTranslations("kept");
  const homes = useKeptHomes("shortlist");
  const count = homes.length;
  const name = count === 0 ? t("shortlist") : t("shortlist_count", { count });
  const address = linkTo(locale, "shortlist", { homes });
  useEffect(() => {
    for (const link of document.querySelectorAll("a[data-own-list]")) {
      link.setAttribute("href", address);
      link.setAttribute("aria-label", name);
      const told = link.querySelector<HTMLElement>("[data-own-count]");
      if (told === null) continue;
      told.hidden = count === 0;
      told.textContent = count === 0 ? "" : format.number(count);
    }
  });
  return null;
}
