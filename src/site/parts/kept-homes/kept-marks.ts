import { useEffect } from "react";
import type { HomeListName } from "#contract/home-list.ts";
import { followKeptHomes, keptHomes } from "#site/parts/kept-homes/kept-homes.ts";
import { toggleAndTell } from "#site/parts/kept-homes/kept-news.ts";

const lists: readonly HomeListName[] = ["shortlist", "compare"];
const pressed = "aria-pressed";

/**
 * Does what the buttons of kept homes say and keeps each of them true to the device, however it came onto the page: drawn by
 * the server, fetched or drawn by React, which must never set them itself. Mounted once, around every page.
 */
export function KeptMarks() {
  useEffect(attendMarks, []);
  return null;
}

function attendMarks(): () => void {
  const drawn = new MutationObserver(pressKept);
  const listening = new AbortController();
  drawn.observe(document, { childList: true, subtree: true, attributeFilter: ["data-home"] });
  document.addEventListener("click", toggleUnder, { signal: listening.signal });
  const stopFollowing = followKeptHomes(pressKept);
  pressKept();
  return () => {
    drawn.disconnect();
    listening.abort();
    stopFollowing();
  };
}

/** Presses the buttons of what is kept, and no other. */
function pressKept(): void {
  for (const list of lists) {
    const homes = keptHomes(list);
    for (const mark of document.querySelectorAll<HTMLElement>(`[data-keep=${list}]`)) {
      const isKept = String(homes.includes(homeOf(mark)?.["home"] ?? ""));
      if (mark.getAttribute(pressed) !== isKept) mark.setAttribute(pressed, isKept);
    }
  }
}

function toggleUnder({ target }: MouseEvent): void {
  const mark = target instanceof Element ? target.closest<HTMLElement>("[data-keep]") : null;
  if (mark === null) return;
  const list = lists.find((list) => list === mark.dataset["keep"]);
  const { home: ref, name } = homeOf(mark) ?? {};
  if (list && ref && name) toggleAndTell(list, { ref, name });
}

/** What `homeMarks` says around a button. */
function homeOf(mark: HTMLElement): DOMStringMap | undefined {
  return mark.closest<HTMLElement>("[data-home]")?.dataset;
}
