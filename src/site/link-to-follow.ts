import { isPlainClick } from "#site/parts/link-under.ts";
import { followed } from "#site/ui/follow-marks.ts";

type Click = Pick<
  MouseEvent,
  "button" | "metaKey" | "ctrlKey" | "shiftKey" | "altKey" | "defaultPrevented" | "target"
>;

/** The link that a click follows within this document; null where the click is not for the router. */
export function linkToFollow(click: Click, origin: string): Element | null {
  if (click.defaultPrevented || !isPlainClick(click)) return null;
  const link = (click.target as Element).closest(followed); // only elements are clicked
  return link !== null && staysHere(link, origin) ? link : null;
}

function staysHere(link: Element, origin: string): boolean {
  const target = link.getAttribute("target");
  if (link.hasAttribute("download") || (target !== null && target !== "_self")) return false;
  return new URL(link.getAttribute("href") ?? "", origin).origin === origin;
}
