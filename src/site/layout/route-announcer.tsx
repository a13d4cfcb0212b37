import { useEffect, useRef, useState } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";
import { isInPlace } from "#site/ui/link.tsx";

/** Reads out the new title and focuses the heading, as a page load would; changes in place announce themselves. */
export function RouteAnnouncer() {
  const { pathname, search, hash, key, state } = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop;
  const isInPlaceUpdate = !isReturn && isInPlace(state);
  const page = pathname + search;
  const previous = useRef({ page, key });
  const [title, setTitle] = useState("");
  useEffect(() => {
    const before = previous.current;
    previous.current = { page, key };
    if (before.page !== page) setTitle(isInPlaceUpdate ? "" : document.title);
    const hasNavigated = before.page !== page || (before.key !== key && hash !== "");
    if (hasNavigated && !isInPlaceUpdate && !isReturn) focusHeading(hash);
  }, [page, key, hash, isInPlaceUpdate, isReturn]);
  return (
    <div className="visually-hidden" role="status">
      {title}
    </div>
  );
}

function focusHeading(hash: string): void {
  const target =
    hash === "" ? document.querySelector("main") : document.getElementById(hash.slice(1));
  const heading = target?.querySelector<HTMLElement>(hash === "" ? "h1" : "h2, h3, h4");
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
