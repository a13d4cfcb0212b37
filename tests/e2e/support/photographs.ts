import type { Page } from "@playwright/test";

/** Every photograph with its fetch priority and its visible pixels in the first view. */
export function photographsInView(page: Page) {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLImageElement>("picture > img")].map((image) => {
      const { top, right, bottom, left } = image.getBoundingClientRect();
      const width = Math.min(right, innerWidth) - Math.max(left, 0);
      const height = Math.min(bottom, innerHeight) - Math.max(top, 0);
      return {
        source: image.currentSrc,
        isLazy: image.loading === "lazy",
        priority: image.fetchPriority,
        seen: Math.max(0, width) * Math.max(0, height),
      };
    }),
  );
}

/** Photographs with a choice of widths, each at its largest: a browser may reuse the wider file elsewhere. */
export function responsivePhotographs(page: Page) {
  return page.evaluate(async () => {
    const places = [];
    for (const image of document.querySelectorAll<HTMLImageElement>("picture > img")) {
      const choices = (image.parentElement?.querySelector("source")?.srcset ?? "")
        .split(", ")
        .map((choice) => choice.split(" "));
      const { width, height } = image.getBoundingClientRect();
      if (choices.length < 2 || width === 0) continue;
      const { loading } = image;
      image.loading = "eager";
      await image.decode();
      image.loading = loading;
      const { pathname } = new URL(image.currentSrc);
      const offered = choices.map(([, width = ""]) => Number.parseInt(width, 10));
      const shape = image.naturalWidth / image.naturalHeight;
      const covers = getComputedStyle(image).objectFit === "cover";
      places.push({
        picture: (choices[0]?.[0] ?? "").replace(/-\d+\.\w+$/, ""),
        drawn: (covers ? Math.max(width, height * shape) : width) * devicePixelRatio,
        offered,
        chosen: offered[choices.findIndex(([address]) => address === pathname)] ?? 0,
        // On phones the coasts are narrow slices of panoramas, drawn five to seven times wider than seen.
        isSlice: image.closest(".coast") !== null && innerWidth < 768,
      });
    }
    const largest = new Map<string, (typeof places)[number]>();
    for (const place of places) {
      const before = largest.get(place.picture);
      if (before === undefined || before.drawn < place.drawn) largest.set(place.picture, place);
    }
    return [...largest.values()];
  });
}
