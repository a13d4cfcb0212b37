import { expect, test } from "vitest";
import { picturesOf } from "./pictures-of.ts";

const file = (width: number, format: string) => `/media/bay-1234abcd-${width}.${format}`;

/** As much of a gallery as is asked for; unit tests have no document. */
function galleryWith(wider: string, ...srcSets: readonly string[]): Element {
  const sources = srcSets.map((srcset) => ({ type: "image/any", srcset }));
  const image = {
    src: file(1600, "jpg"),
    alt: "The bay",
    style: { background: "#542" },
    getAttribute: () => "1600",
    closest: () => ({ dataset: { wider } }),
    parentElement: { querySelectorAll: () => sources },
  };
  return { querySelectorAll: () => [image] } as unknown as Element; // as far as it is asked
}

test("a picture that stands small is shown as large as it is there, in each of its formats", () => {
  const small = `${file(480, "avif")} 480w, ${file(768, "avif")} 768w`;
  const [picture] = picturesOf(galleryWith("1080 1600", small, file(768, "webp")));
  expect(picture?.sources.map(({ srcSet }) => srcSet)).toEqual([
    `${small}, ${file(1080, "avif")} 1080w, ${file(1600, "avif")} 1600w`,
    `${file(768, "webp")} 768w, ${file(1080, "webp")} 1080w, ${file(1600, "webp")} 1600w`,
  ]);
});

test("one that is offered in all of its widths is shown by these", () => {
  const whole = `${file(768, "avif")} 768w, ${file(1600, "avif")} 1600w`;
  expect(picturesOf(galleryWith("1600", whole))[0]?.sources[0]?.srcSet).toBe(whole);
});
