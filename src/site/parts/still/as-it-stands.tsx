import { useState } from "react";

interface AsItStandsProps {
  as?: "aside" | "div" | "header" | "nav";
  /** By which the element is found in the document. */
  selector: string;
  id?: string;
  className?: string;
}

/** An element with the markup that it has in the document: nothing of it is drawn anew. Empty on a server, which draws the thing itself. */
export function AsItStands({ as: Element = "div", selector, ...element }: AsItStandsProps) {
  const [html] = useState(() => ({ __html: markupOf(selector) }));
  return <Element {...element} dangerouslySetInnerHTML={html} />;
}

function markupOf(selector: string): string {
  if (typeof document === "undefined") return "";
  return document.querySelector(selector)?.innerHTML ?? "";
}
