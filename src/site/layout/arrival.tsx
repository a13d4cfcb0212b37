import { useEffect, useRef, useState } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";
import { isInPlace } from "#site/ui/link.tsx";

/**
 * Says that another page has come, as a browser does when it loads one: its title is read out and its heading, or that of the
 * section to which the link leads, takes the focus, which stood on something that is gone or out of sight. A page that changes
 * under the visitor's hand keeps the focus and tells of the change itself.
 */
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
