import { describe, expect, test } from "vitest";
import { linkToFollow } from "#site/link-to-follow.ts";
import { followed, followMarks } from "#site/ui/follow-marks.ts";

const origin = "https://sahil.example";
const plain = {
  button: 0,
  metaKey: false,
  ctrlKey: false,
  shiftKey: false,
  altKey: false,
  defaultPrevented: false,
};

describe("the link that a click follows", () => {
  test.each(["/en/offers", "?plan=2#payment", "#payment", `${origin}/en`])(
    "is one to %s",
    (href) => {
      expect(follows({}, { href })).toBe(true);
    },
  );

  test.each([
    { button: 1 },
    { button: 2 },
    { metaKey: true },
    { ctrlKey: true },
    { shiftKey: true },
    { altKey: true },
    { defaultPrevented: true },
  ])("is none with %o", (held) => {
    expect(follows(held, { href: "/en/offers" })).toBe(false);
  });

  test.each([{ target: "_blank" }, { download: "" }, { href: "https://elsewhere.example/" }])(
    "is none that says %o",
    (attributes) => {
      expect(follows({}, { href: "/en/offers", ...attributes })).toBe(false);
    },
  );

  test("is the one around what was pressed, also where it names its own window", () => {
    expect(follows({}, { href: "/en/offers", target: "_self" })).toBe(true);
    expect(linkToFollow({ ...plain, target: pressedIn(null) }, origin)).toBeNull();
  });
});

function follows(held: Partial<typeof plain>, attributes: Record<string, string>): boolean {
  const link = new StubLink({ ...followMarks(unmarked), ...attributes });
  return linkToFollow({ ...plain, ...held, target: pressedIn(link) }, origin) !== null;
}

const unmarked = { replace: false, preventScrollReset: false, state: null };

/** As much of an element as is asked for; unit tests have no document. */
class StubLink {
  readonly #attributes: Map<string, string>;
  constructor(attributes: Record<string, string>) {
    this.#attributes = new Map(Object.entries(attributes));
  }
  getAttribute(name: string): string | null {
    return this.#attributes.get(name) ?? null;
  }
  hasAttribute(name: string): boolean {
    return this.#attributes.has(name);
  }
}

function pressedIn(link: StubLink | null): EventTarget {
  const pressed = { closest: (selector: string) => (selector === followed ? link : null) };
  return pressed as unknown as EventTarget; // an element, as far as it is asked
}
