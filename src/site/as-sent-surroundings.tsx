/** Header and contacts where their files are not there, or cannot be had: they stay as they were sent, and work as without script. */
import { useState } from "react";

export function AsSentHeader() {
  return <AsSent as="header" className="bar" selector="header.bar" />;
}

export function AsSentContacts() {
  return (
    <>
      <AsSent as="aside" selector="aside:has(> .fab)" />
      <AsSent as="nav" className="dock" selector="nav.dock" />
    </>
  );
}

interface AsSentProps {
  as: "aside" | "header" | "nav";
  className?: string;
  selector: string;
}

function AsSent({ as: Element, className, selector }: AsSentProps) {
  const [html] = useState(() => ({ __html: markupOf(selector) }));
  return <Element className={className} dangerouslySetInnerHTML={html} />;
}

/** Nothing on a server, which waits for the files and then sends the thing itself. */
function markupOf(selector: string): string {
  if (typeof document === "undefined") return "";
  return document.querySelector(selector)?.innerHTML ?? "";
}
