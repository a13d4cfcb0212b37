import type { ReactNode } from "react";

interface TagProps {
  /** Sign before the text: an empty, half or full circle for off-plan, building and ready, a square for sold. */
  mark?: "off-plan" | "building" | "ready" | "sold" | "offer" | "plain";
  children: ReactNode;
}

export function Tag({ mark = "off-plan", children }: TagProps) {
  return <span className={mark === "off-plan" ? "tag" : `tag tag--${mark}`}>{children}</span>;
}
