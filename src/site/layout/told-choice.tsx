import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { useVisitorChoice } from "#i18n/visitor-choice.tsx";
import { toldByPage } from "#site/components/told-choices.ts";

/**
 * Reads out what a choice comes to that changes the page under the visitor's hand, where the page says so by `useTold`. What
 * it says stands in a region that was there before: one that comes anew with its words is not heard. Where a page says
 * several things, that is read out which the choice has changed.
 */
export function ToldChoice() {
  const { pathname, search } = useLocation();
  const { currency, areaUnit } = useVisitorChoice();
  const chosen = [search, currency, areaUnit].join(" ");
  const shown = useRef({ pathname, chosen, words: [""] });
  const [told, setTold] = useState("");
  useEffect(() => {
    const former = shown.current;
    const words = toldByPage();
    const changed = words.find((one) => !former.words.includes(one));
    shown.current = { pathname, chosen, words };
    if (former.pathname !== pathname) setTold("");
    else if (former.chosen !== chosen) setTold((said) => changed ?? (said || words.at(-1) || ""));
  }, [pathname, chosen]);
  return (
    <p className="vh" role="status">
      {told}
    </p>
  );
}
