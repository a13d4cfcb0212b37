import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import sharp from "sharp";

interface PaintedText {
  text: string;
  /** Channels from 0 to 255, as the browser paints them. */
  ink: [red: number, green: number, blue: number];
  /** From 0 to 1; a lower value lets the background show through. */
  opacity: number;
  /** The contrast that WCAG requires at this size and weight. */
  requiredContrast: number;
  boxes: { left: number; top: number; width: number; height: number }[];
}

/** Photographs are grainy: this share of the pixels around a text may have less contrast. */
const grain = 0.05;

/**
 * Texts with too little contrast to the pixels behind them, which axe does not judge above pictures and gradients; it hides the
 * page's text.
 */
export async function lowContrastTexts(page: Page): Promise<string[]> {
  const axe = new AxeBuilder({ page }).withRules(["color-contrast"]).setLegacyMode();
  const { incomplete } = await axe.analyze();
  const unjudged = incomplete.flatMap(({ nodes }) => nodes.map(({ target }) => String(target[0])));
  if (unjudged.length === 0) return [];
  await settle(page);
  const words = await page.evaluate(wordsIn, unjudged);
  await page.evaluate(hideInk); // a style element would be blocked by the page's CSP
  const picture = await page.screenshot({ fullPage: true });
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return words.flatMap((each) => {
    const contrast = contrastOf(each, data, info);
    return contrast === null || contrast >= each.requiredContrast
      ? []
      : [`"${each.text}" has ${contrast.toFixed(1)}, not ${each.requiredContrast}`];
  });
}

/** Waits for lazy pictures and for the web font, which moves text. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const pictures = [...document.images].filter((picture) => picture.checkVisibility());
    for (const picture of pictures) picture.loading = "eager";
    await Promise.allSettled([document.fonts.ready, ...pictures.map((it) => it.decode())]);
  });
}

/** Runs in the page; skips fixed elements, whose place on the page changes. */
function wordsIn(selectors: string[]): PaintedText[] {
  const isFixed = (element: Element) => getComputedStyle(element).position === "fixed";
  for (const element of document.querySelectorAll("body *"))
    if (isFixed(element)) element.setAttribute("data-fixed", "");
  const paint = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  return [...new Set(selectors)].flatMap((selector) => {
    const element = document.querySelector(selector);
    if (!element || !paint || element.closest("[data-fixed]")) return [];
    const { color, fill, fontSize, fontWeight } = getComputedStyle(element);
    paint.clearRect(0, 0, 1, 1);
    paint.fillStyle = element instanceof SVGElement ? fill : color;
    paint.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 255] = paint.getImageData(0, 0, 1, 1).data;
    const isLarge = parseFloat(fontSize) >= (Number(fontWeight) >= 700 ? 18.66 : 24);
    let opacity = alpha / 255;
    for (let box: Element | null = element; box; box = box.parentElement)
      opacity *= Number(getComputedStyle(box).opacity);
    const textNodes = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
    const boxes = textNodes.flatMap((node) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return [...range.getClientRects()].map(({ left, top, width, height }) => ({
        left: left + scrollX,
        top: top + scrollY,
        width,
        height,
      }));
    });
    const text = textNodes.map((node) => node.textContent?.trim()).join(" ");
    return [{ text, ink: [red, green, blue], opacity, requiredContrast: isLarge ? 3 : 4.5, boxes }];
  });
}

/** Runs in the page. */
function hideInk(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    * { color: transparent !important; -webkit-text-fill-color: transparent !important }
    text, tspan { fill: transparent !important }
    [data-fixed] { visibility: hidden !important }
  `);
  document.adoptedStyleSheets.push(sheet);
}

/** The contrast that all but the grainy share of pixels reach; null for texts outside the page. */
function contrastOf(
  { ink, opacity, boxes }: PaintedText,
  pixels: Buffer,
  { width, height }: { width: number; height: number },
): number | null {
  const found: number[] = [];
  for (const box of boxes) {
    const [left, top] = [Math.max(0, Math.floor(box.left)), Math.max(0, Math.floor(box.top))];
    const right = Math.min(width, Math.ceil(box.left + box.width));
    const bottom = Math.min(height, Math.ceil(box.top + box.height));
    for (let y = top; y < bottom; y++) {
      for (let x = left; x < right; x++) {
        const at = (y * width + x) * 3;
        const below = [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0];
        const seen = ink.map((part, index) => part * opacity + (below[index] ?? 0) * (1 - opacity));
        found.push(contrast(luminance(seen), luminance(below)));
      }
    }
  }
  if (found.length === 0) return null;
  found.sort((one, other) => one - other);
  return found[Math.floor(found.length * grain)] ?? null;
}

/** Relative luminance as in WCAG 2.2. */
function luminance(color: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = color.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}
