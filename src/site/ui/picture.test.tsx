import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Picture, type PictureFiles, type PictureProps } from "#site/ui/picture.tsx";

const picture = {
  url: "/media/bay-1234abcd-{width}.{format}",
  widths: [320, 480, 768, 1080, 1600],
  formats: ["avif", "webp", "jpg"],
  width: 1600,
  height: 1067,
  color: "#534d22",
  alt: "The bay",
};
type Worth = Pick<PictureProps, "from" | "upTo">;
const file = (width: number, format: string) => `/media/bay-1234abcd-${width}.${format}`;

function filesOf({ upTo, from, ...changes }: Worth & Partial<PictureFiles> = {}) {
  const html = renderToStaticMarkup(
    <Picture picture={{ ...picture, ...changes }} sizes="50vw" from={from} upTo={upTo} />,
  );
  const [best = "", ...others] = html.match(/<source[^>]*>/g) ?? [];
  expect(others).toEqual([]);
  return { best, widths: best.match(/\d+w/g), fallback: / src="([^"]*)"/.exec(html)?.[1] };
}

test("a photograph is offered in all of its widths from 480 on, and in one for older browsers", () => {
  const { widths, fallback } = filesOf();
  expect(widths).toEqual(["480w", "768w", "1080w", "1600w"]);
  expect(fallback).toBe(file(1080, "webp"));
});

test("a small photograph has no larger sources, in the fallback format too", () => {
  const { widths, fallback } = filesOf({ upTo: 768 });
  expect(widths).toEqual(["480w", "768w"]);
  expect(fallback).toBe(file(768, "webp"));
});

test("a picture displayed small has narrower sources, too", () => {
  const { widths, fallback } = filesOf({ from: 320, upTo: 768 });
  expect(widths).toEqual(["320w", "480w", "768w"]);
  expect(fallback).toBe(file(768, "webp"));
});

test("a narrow picture has a source in its own width", () => {
  const { best, fallback } = filesOf({ widths: [320, 400] });
  expect(best).toBe(`<source type="image/avif" srcSet="${file(400, "avif")}"/>`);
  expect(fallback).toBe(file(400, "webp"));
});

test("an SVG has no other sources", () => {
  const { best, fallback } = filesOf({ url: "/media/plan.svg", widths: [], formats: [] });
  expect(best).toBe("");
  expect(fallback).toBe("/media/plan.svg");
});

test("a picture visible first only in wide windows is preloaded for them", () => {
  const html = renderToStaticMarkup(
    <Picture picture={picture} sizes="50vw" preloadMedia="(min-width: 64rem)" />,
  );
  const [, files] = /<source type="image\/avif" srcSet="([^"]*)"/.exec(html) ?? [];
  expect(html).toContain(
    `<link rel="preload" as="image" type="image/avif" media="(min-width: 64rem)" imageSrcSet="${files}" imageSizes="50vw"/>`,
  );
  expect(html).toContain('loading="lazy"');
});

test("the placeholder is the photograph's colour in three hex digits", () => {
  expect(renderToStaticMarkup(<Picture picture={picture} sizes="50vw" />)).toContain(
    'style="background:#542"',
  );
});
