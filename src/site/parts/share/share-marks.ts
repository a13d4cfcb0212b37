import { useEffect, useEffectEvent } from "react";
import { useTranslations } from "use-intl";

/** What is said of a copy where the button's place says nothing of its own. */
interface Said {
  copied: string;
  uncopied: string;
}

/** Does what the buttons for passing a page on say, wherever they were drawn. Mounted once, around every page. */
export function ShareMarks() {
  const t = useTranslations("share");
  const shareUnder = useEffectEvent((click: MouseEvent) => {
    const { target } = click;
    const mark = target instanceof Element ? target.closest<HTMLElement>("[data-share]") : null;
    if (mark === null) return;
    const { title = "", address = "" } = passedOnBy(mark);
    const uncopied = t.markup("uncopied", { address, link: (link) => link });
    if (mark.dataset["share"] === "copy") {
      void copy(address, mark, { copied: t("copied"), uncopied });
    } else if ("share" in navigator) {
      click.preventDefault(); // the menu stays closed
      void share({ title, url: address }, mark);
    }
  });
  useEffect(() => {
    // By this the style sheet shows them.
    document.documentElement.dataset["shares"] = "share" in navigator ? "apps" : "copies";
    const listening = new AbortController();
    document.addEventListener("click", (click) => shareUnder(click), { signal: listening.signal });
    if ("popover" in HTMLElement.prototype)
      document.addEventListener("focusin", closeBehind, { signal: listening.signal });
    return () => listening.abort();
  }, []);
  return null;
}

/** Who goes on with the keyboard has left the menu, which would lie over what has the focus. */
function closeBehind({ target }: FocusEvent): void {
  const menu = document.querySelector<HTMLElement>(".share-pop:popover-open");
  if (menu === null || !(target instanceof Element) || menu.contains(target)) return;
  const opener = target.closest("[popovertarget]");
  if (opener?.getAttribute("popovertarget") !== menu.id) menu.hidePopover();
}

/** Title and address stand once, at what the button opens or is in, or at a button that passes on something of its own. */
function passedOnBy(mark: HTMLElement): DOMStringMap {
  const menu = document.getElementById(mark.getAttribute("popovertarget") ?? "");
  const place = "[data-address]";
  const said = menu?.querySelector<HTMLElement>(place) ?? mark.closest<HTMLElement>(place);
  return (said ?? mark).dataset;
}

async function share(page: ShareData, mark: HTMLElement): Promise<void> {
  try {
    await navigator.share(page);
  } catch (fault) {
    // Whoever closes the list of apps has shared nothing, and knows.
    if (fault instanceof DOMException && fault.name === "AbortError") return;
    const menu = document.getElementById(mark.getAttribute("popovertarget") ?? "");
    menu?.showPopover();
  }
}

async function copy(address: string, mark: HTMLElement, words: Said): Promise<void> {
  const said = mark.closest(".share, .wechat")?.querySelector<HTMLElement>("[role=status]");
  if (!said) return;
  said.replaceChildren(); // a second time is said again
  const { copied, uncopied } = { ...words, ...said.dataset };
  try {
    await navigator.clipboard.writeText(address);
    said.replaceChildren(copied);
  } catch {
    said.replaceChildren(...wordsAround(uncopied, address));
  }
}

/** A sentence whose address can be taken by hand: in an element of its own, read from left to right. */
function wordsAround(sentence: string, address: string): (string | Node)[] {
  const link = document.createElement("bdi");
  link.className = "ltr";
  link.textContent = address;
  return sentence.split(address).flatMap((words, index) => (index === 0 ? [words] : [link, words]));
}
