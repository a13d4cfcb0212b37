import { useEffect } from "react";

/** Does what the buttons for passing a page on say, wherever they were drawn. Mounted once, around every page. */
export function ShareMarks() {
  useEffect(attendMarks, []);
  return null;
}

function attendMarks(): () => void {
  // By this the style sheet shows them.
  document.documentElement.dataset["shares"] = "share" in navigator ? "apps" : "copies";
  const listening = new AbortController();
  document.addEventListener("click", shareUnder, { signal: listening.signal });
  return () => listening.abort();
}

function shareUnder(click: MouseEvent): void {
  const { target } = click;
  const mark = target instanceof Element ? target.closest<HTMLElement>("[data-share]") : null;
  if (mark === null) return;
  const { share: way, title = "", address = "" } = mark.dataset;
  if (way === "copy") void copy(address, mark);
  else if ("share" in navigator) {
    click.preventDefault(); // the menu stays closed
    void share({ title, url: address }, mark);
  }
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

async function copy(address: string, mark: HTMLElement): Promise<void> {
  const said = mark.closest(".share, .wechat")?.querySelector<HTMLElement>("[role=status]");
  if (!said) return;
  said.replaceChildren(); // a second time is said again
  const { copied = "", uncopied = "" } = said.dataset;
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
