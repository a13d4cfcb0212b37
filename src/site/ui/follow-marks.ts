/** How the router follows a link; the names are its own. */
export interface Following {
  /** Takes the place of the history entry that is shown. */
  replace: boolean;
  /** The page changes in place: the window stays where it is. */
  preventScrollReset: boolean;
  /** What the new history entry says of itself, in a word. */
  state: string | null;
}

/** The links that the router follows. */
export const followed = "a[data-follow]";

const replacing = "replace";
const staying = "stay";

/** What a link's HTML says of how it is followed. */
export function followMarks({ replace, preventScrollReset, state }: Following) {
  const words = [replace && replacing, preventScrollReset && staying].filter(Boolean);
  return {
    "data-follow": words.join(" "),
    ...(state && { "data-state": state }),
  };
}

/** Reads what `followMarks` wrote. */
export function followingOf(link: Pick<Element, "getAttribute">): Following {
  const words = link.getAttribute("data-follow")?.split(" ") ?? [];
  return {
    replace: words.includes(replacing),
    preventScrollReset: words.includes(staying),
    state: link.getAttribute("data-state"),
  };
}
