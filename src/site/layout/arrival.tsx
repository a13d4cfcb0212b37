import { useEffect, useRef, useState } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";
import { isInPlace } from "#site/ui/link.tsx";

/** Reads out the new title and focuses the heading, as a page load would; changes in place announce themselves. */
export function Arrival() {
  const { pathname, search, hash, key, state } = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop;
  const changesInPlace = !isReturn && isInPlace(state);
  const page = pathname + search;
  const shown = useRef({ page, key });
  const [title, setTitle] = useState("");
  useEffect(() => {
    const before = shown.current;
    shown.current = { page, key };
    if (before.page !== page) setTitle(changesInPlace ? "" : document.title);
    const hasCome = before.page !== page || (before.key !== key && hash !== "");
    if (hasCome && !changesInPlace && !isReturn) focusHeading(hash);
  }, [page, key, hash, changesInPlace, isReturn]);
  return (
    <div className="vh" role="status">
      {title}
    </div>
  );
}

function focusHeading(hash: string): void {
  const place =
    hash === "" ? document.querySelector("main") : document.getElementById(hash.slice(1));
  const heading = place?.querySelector<HTMLElement>(hash === "" ? "h1" : "h2, h3, h4");
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
