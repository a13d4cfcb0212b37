import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import sharp from "sharp";

interface Words {
  text: string;
  /** Up to 255 each, as the browser paints them. */
  ink: [red: number, green: number, blue: number];
  /** Up to 1; less lets what is below shine through the ink. */
  opacity: number;
  /** What WCAG asks for at this size and weight. */
  least: number;
  boxes: { left: number; top: number; width: number; height: number }[];
}

/** Grain of a photograph: this share of the pixels around words may have less contrast. */
const grain = 0.05;

/**
 * The words on a page that have too little contrast with the pixels behind them, each with the contrast they have. These are
 * those that axe leaves unjudged, since they stand above a picture, a drawing or a gradient. The page has no words afterwards.
 */
export async function faintWords(page: Page): Promise<string[]> {
  const axe = new AxeBuilder({ page }).withRules(["color-contrast"]).setLegacyMode();
  const { incomplete } = await axe.analyze();
  const unjudged = incomplete.flatMap(({ nodes }) => nodes.map(({ target }) => String(target[0])));
  if (unjudged.length === 0) return [];
  await settle(page);
  const words = await page.evaluate(wordsIn, unjudged);
  await page.evaluate(hideInk); // a style element would need the leave of the page's own policy
  const picture = await page.screenshot({ fullPage: true });
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return words.flatMap((each) => {
    const contrast = contrastOf(each, data, info);
    return contrast === null || contrast >= each.least
      ? []
      : [`"${each.text}" has ${contrast.toFixed(1)}, not ${each.least}`];
  });
}

/** Pictures out of view come late, and the type face moves words when it comes. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const pictures = [...document.images].filter((picture) => picture.checkVisibility());
    for (const picture of pictures) picture.loading = "eager";
    await Promise.allSettled([document.fonts.ready, ...pictures.map((it) => it.decode())]);
  });
}

/** Runs in the page. Words in what stays in the window are left out: it lies on the page in another place each time. */
function wordsIn(selectors: string[]): Words[] {
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
    const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
    const boxes = own.flatMap((node) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return [...range.getClientRects()].map(({ left, top, width, height }) => ({
        left: left + scrollX,
        top: top + scrollY,
        width,
        height,
      }));
    });
    const text = own.map((node) => node.textContent?.trim()).join(" ");
    return [{ text, ink: [red, green, blue], opacity, least: isLarge ? 3 : 4.5, boxes }];
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

/** The contrast that all but the grain of the pixels behind words have at least; null where none of them is on the page. */
function contrastOf(
  { ink, opacity, boxes }: Words,
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

/** Relative luminance after WCAG 2.2. */
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
