import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Picture } from "#site/ui/picture.tsx";

const picture = {
  url: "/media/bay-1234abcd-{width}.{format}",
  widths: [480, 768, 1080, 1600],
  formats: ["avif", "webp", "jpg"],
  width: 1600,
  height: 1067,
  color: "#534d22",
  alt: "The bay",
};
const file = (width: number, format: string) => `/media/bay-1234abcd-${width}.${format}`;

function sourcesOf(upTo?: number): string[] {
  const html = renderToStaticMarkup(<Picture picture={picture} sizes="50vw" upTo={upTo} />);
  return html.match(/<source[^>]*>/g) ?? [];
}

test("a photograph is offered in all of its widths, and in fewer for older browsers", () => {
  const [best, second] = sourcesOf();
  expect(best?.match(/\d+w/g)).toEqual(["480w", "768w", "1080w", "1600w"]);
  expect(second?.match(/\d+w/g)).toEqual(["768w", "1600w"]);
});

test("one that stays small is offered no wider, and to older browsers in that width alone", () => {
  const [best, second] = sourcesOf(1080);
  expect(best?.match(/\d+w/g)).toEqual(["480w", "768w", "1080w"]);
  expect(second).toBe(`<source type="image/webp" srcSet="${file(1080, "webp")}"/>`);
});

test("what fills its box is the photograph's colour, in three digits", () => {
  expect(renderToStaticMarkup(<Picture picture={picture} sizes="50vw" />)).toContain(
    'style="background:#542"',
  );
});
