import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { useVisitor } from "#i18n/visitor.tsx";

/**
 * Reads out what a choice comes to that changes the page under the visitor's hand, where the page says so by `data-told`. What
 * it says stands in a region that was there before: one that comes anew with its words is not heard.
 */
export function ToldChoice() {
  const { pathname, search } = useLocation();
  const { currency, areaUnit } = useVisitor();
  const chosen = [search, currency.code, areaUnit].join(" ");
  const shown = useRef({ pathname, chosen });
  const [told, setTold] = useState("");
  useEffect(() => {
    const former = shown.current;
    shown.current = { pathname, chosen };
    if (former.pathname !== pathname) setTold("");
    else if (former.chosen !== chosen) setTold(toldByPage());
  }, [pathname, chosen]);
  return (
    <p className="vh" role="status">
      {told}
    </p>
  );
}

function toldByPage(): string {
  return document.querySelector<HTMLElement>("[data-told]")?.dataset["told"] ?? "";
}
