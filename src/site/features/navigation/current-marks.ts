import { useEffect } from "react";
import { useLocation } from "react-router";
import { markCurrent } from "#site/features/navigation/current-page.ts";

/** Keeps menus and footer true to the page that is shown: what the server drew stays as it is while a visitor goes on. */
export function CurrentMarks() {
  const { pathname } = useLocation();
  useEffect(() => {
    for (const region of document.querySelectorAll("header.bar, footer.foot")) {
      markCurrent(region, pathname);
    }
  }, [pathname]);
  return null;
}
