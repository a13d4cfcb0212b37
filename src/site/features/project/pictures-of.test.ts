import { expect, test } from "vitest";
import { picturesOf } from "./pictures-of.ts";

const file = (width: number, format: string) => `/media/bay-1234abcd-${width}.${format}`;

/** As much of a gallery as is asked for; unit tests have no document. */
function galleryWith(wider: string, srcset: string): Element {
  const image = {
    src: file(768, "webp"),
    alt: "The bay",
    style: { background: "#542" },
    getAttribute: () => "1600",
    closest: (selector: string) =>
      selector === "a" ? { href: file(1600, "jpg") } : { dataset: { wider } },
    parentElement: { querySelector: () => ({ type: "image/avif", srcset }) },
  };
  return { querySelectorAll: () => [image] } as unknown as Element; // as far as it is asked
}

test("a picture that stands small is shown as large as it is there", () => {
  const small = `${file(480, "avif")} 480w, ${file(768, "avif")} 768w`;
  const [picture] = picturesOf(galleryWith("1080 1600", small));
  expect(picture?.source?.srcSet).toBe(
    `${small}, ${file(1080, "avif")} 1080w, ${file(1600, "avif")} 1600w`,
  );
  expect(picture?.src).toBe(file(1600, "jpg"));
});

test("one that is offered in all of its widths is shown by these", () => {
  const whole = `${file(768, "avif")} 768w, ${file(1600, "avif")} 1600w`;
  expect(picturesOf(galleryWith("1600", whole))[0]?.source?.srcSet).toBe(whole);
});
