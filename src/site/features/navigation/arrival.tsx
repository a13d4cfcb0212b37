import { use, useEffect, useRef, useState } from "react";
import {
  NavigationType,
  UNSAFE_DataRouterStateContext as RouterState,
  useLocation,
  useNavigationType,
} from "react-router";

/**
 * Says that another page has come, as a browser does when it loads one: its title is read out and its heading takes the
 * focus, which stood on something that is gone. A page that changes under the visitor's hand keeps the focus and tells of the
 * change itself.
 */
export function Arrival() {
  const { pathname, search, hash } = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop;
  const changesInPlace = use(RouterState)?.preventScrollReset === true;
  const page = pathname + search;
  const shown = useRef(page);
  const [title, setTitle] = useState("");
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    setTitle(changesInPlace ? "" : document.title);
    if (!changesInPlace && !isReturn && hash === "") focusHeading();
  }, [page, hash, changesInPlace, isReturn]);
  return (
    <div className="vh" role="status">
      {title}
    </div>
  );
}

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>("main h1");
  if (heading === null) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
