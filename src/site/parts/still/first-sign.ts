/** The first sign that somebody is at the page, and what was done to it before React heard of it. */
import { signs } from "#site/parts/early.ts";

const noted = typeof window === "undefined" ? undefined : window.early?.handOver();

const changed = new WeakSet<HTMLFormElement>(noted?.changed);

let isHere = noted?.isSomebodyHere === true;

/** Never settles on a server. */
export const firstSign: Promise<void> =
  typeof window === "undefined" ? new Promise(() => {}) : listen(window);

/** Whether there was a sign: known within the very event, before a promise tells. */
export function isVisitorHere(): boolean {
  return isHere;
}

/** Tells, once, whether a visitor changed a form before it was taken over. What a browser restores is no change. */
export function takeEarlyChange(form: HTMLFormElement): boolean {
  return changed.delete(form);
}

/** Whether it was changed and nobody has taken that yet. */
export function hasEarlyChange(form: HTMLFormElement): boolean {
  return changed.has(form);
}

function listen(page: Window): Promise<void> {
  page.addEventListener("change", noteChange, { capture: true });
  if (isHere) return Promise.resolve();
  return new Promise((resolve) => {
    const note = () => {
      isHere = true;
      resolve();
    };
    for (const sign of signs) page.addEventListener(sign, note, { capture: true, once: true });
  });
}

function noteChange({ target }: Event): void {
  if (target instanceof HTMLElement && "form" in target) {
    if (target.form instanceof HTMLFormElement) changed.add(target.form);
  }
}
