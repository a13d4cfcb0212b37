import { createElement } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import "#i18n/all-messages.server.ts";
import { drawStill } from "#site/draw-still.server.tsx";
import { usePageSubject } from "#site/parts/company.tsx";
import type { StillAround } from "#site/parts/still/still.tsx";
import { keptPiece, stillPart, stillPiece, type StillProps } from "#site/parts/still/still-part.ts";
import { visitorInDollars } from "#tests/support/visitor-in-dollars.ts";

const choice = visitorInDollars("en");
const inTurkey: StillAround = {
  choice,
  company: null,
  subject: { place: { country: "turkey", city: null }, project: null },
};
const inCyprus: StillAround = {
  ...inTurkey,
  subject: { place: { country: "cyprus", city: null }, project: null },
};

const drawn = vi.fn<(item: string) => void>();

function Told({ item }: StillProps<string>) {
  drawn(item);
  const { country } = usePageSubject().place;
  return createElement("p", null, country === null ? item : `${item} in ${country}`);
}

const load = async () => Told;
const drawWith =
  (part: ReturnType<typeof stillPart<string, string>>) => (item: string, around: StillAround) =>
    Buffer.concat(drawStill({ ...part, component: Told }, [item], around)).toString();

beforeEach(() => drawn.mockClear());

test("a part is drawn once for all pages, and knows nothing of them", () => {
  const draw = drawWith(stillPart("kept-for-item", load));
  expect(draw("Villa", inTurkey)).toBe("<p>Villa</p>");
  expect(draw("Villa", inCyprus)).toBe("<p>Villa</p>");
  expect(drawn).toHaveBeenCalledTimes(1);
});

test("a kept piece is drawn once for pages about the same, and anew for others", () => {
  const draw = drawWith(keptPiece("kept-for-subject", load));
  expect(draw("Villas", inTurkey)).toBe("<p>Villas in turkey</p>");
  expect(draw("Villas", { ...inTurkey, subject: { ...inTurkey.subject } })).toBe(
    "<p>Villas in turkey</p>",
  );
  expect(drawn).toHaveBeenCalledTimes(1);
  expect(draw("Villas", inCyprus)).toBe("<p>Villas in cyprus</p>");
  draw("Offices", inTurkey);
  draw("Villas", { ...inTurkey, choice: { ...choice, currency: "EUR" } });
  expect(drawn).toHaveBeenCalledTimes(4);
});

test("a piece of a single page is never kept", () => {
  const draw = drawWith(stillPiece("not-kept", load));
  draw("Villa", inTurkey);
  draw("Villa", inTurkey);
  expect(drawn).toHaveBeenCalledTimes(2);
});

test("each item of a region is told where it stands", () => {
  const component = ({ stands }: StillProps<string>) => createElement("i", null, stands);
  const part = { ...stillPart("stands", async () => component), component };
  expect(Buffer.concat(drawStill(part, ["a", "b", "c", "d"], inTurkey)).toString()).toBe(
    "<i>first</i><i>beside</i><i>beside</i><i>below</i>",
  );
});
