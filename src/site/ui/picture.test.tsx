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

function sourcesOf({ upTo, from, ...changes }: Worth & Partial<PictureFiles> = {}): string[] {
  const html = renderToStaticMarkup(
    <Picture picture={{ ...picture, ...changes }} sizes="50vw" from={from} upTo={upTo} />,
  );
  return html.match(/<source[^>]*>/g) ?? [];
}

test("a photograph is offered in all of its widths from 480 on, and in fewer for older browsers", () => {
  const [best, second] = sourcesOf();
  expect(best?.match(/\d+w/g)).toEqual(["480w", "768w", "1080w", "1600w"]);
  expect(second?.match(/\d+w/g)).toEqual(["768w", "1600w"]);
});

test("one that stays small is offered no wider, and to older browsers in that width alone", () => {
  const [best, second] = sourcesOf({ upTo: 1080 });
  expect(best?.match(/\d+w/g)).toEqual(["480w", "768w", "1080w"]);
  expect(second).toBe(`<source type="image/webp" srcSet="${file(1080, "webp")}"/>`);
});

test("one that is drawn small is offered narrower, too", () => {
  const [best, second] = sourcesOf({ from: 320, upTo: 768 });
  expect(best?.match(/\d+w/g)).toEqual(["320w", "480w", "768w"]);
  expect(second).toBe(`<source type="image/webp" srcSet="${file(768, "webp")}"/>`);
});

test("one that is narrower itself is offered in its own width", () => {
  const [best] = sourcesOf({ widths: [320, 400] });
  expect(best).toBe(`<source type="image/avif" srcSet="${file(400, "avif")}"/>`);
});

test("one that only wide windows show at first is asked for there before the page is laid out", () => {
  const html = renderToStaticMarkup(
    <Picture picture={picture} sizes="50vw" earlyIn="(min-width: 64rem)" />,
  );
  const [, files] = /<source type="image\/avif" srcSet="([^"]*)"/.exec(html) ?? [];
  expect(html).toContain(
    `<link rel="preload" as="image" type="image/avif" media="(min-width: 64rem)" imageSrcSet="${files}" imageSizes="50vw"/>`,
  );
  expect(html).toContain('loading="lazy"');
});

test("what fills its box is the photograph's colour, in three digits", () => {
  expect(renderToStaticMarkup(<Picture picture={picture} sizes="50vw" />)).toContain(
    'style="background:#542"',
  );
});
