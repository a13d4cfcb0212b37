/** What a loader tells of a page's still regions: a document is drawn with them, the router is sent them as they are drawn. */
import type { LoaderFunctionArgs } from "react-router";
import { readAround } from "#site/around.server.ts";
import { drawStill, type Markup } from "#site/draw-still.server.tsx";
import { placeOfPage } from "#site/features/navigation/page-place.ts";
import type { PageSubject } from "#site/parts/company.tsx";
import { asksForData } from "#site/parts/still/hidden.ts";
import type { Sent } from "#site/parts/still/sent.ts";
import type { StillPart } from "#site/parts/still/still-part.ts";
import type { StillAround } from "#site/parts/still/still.tsx";

type Draw = (around: StillAround) => Markup;

/** How the regions of a document are drawn, by their parts' names. */
const ofDocuments = new WeakMap<Sent, ReadonlyMap<string, Draw>>();

type Loading = Pick<LoaderFunctionArgs, "request" | "url" | "context">;

/**
 * Wraps the items that still regions of a page are drawn from, each region by one of the parts. Nothing of them travels beside a
 * document. A page that is about something else than its address tells names it as its `subject`.
 */
export function sent<Item, Name extends string>(
  args: Loading,
  parts: StillPart<Item, Name> | readonly StillPart<Item, Name>[],
  items: readonly Item[],
  subject?: Partial<PageSubject>,
): Promise<Sent<Name>> {
  return sentTogether(
    args,
    [parts].flat().map((part) => drawnFrom(part, items)),
    subject,
  );
}

/** The same for regions of different items that come and go together: a document names them once. */
export async function sentTogether<Name extends string>(
  args: Loading,
  regions: readonly Promise<[Name, Draw]>[],
  subject?: Partial<PageSubject>,
): Promise<Sent<Name>> {
  const draws = await Promise.all(regions);
  if (!asksForData(args.request)) {
    const wrapped: Sent<Name> = {};
    ofDocuments.set(wrapped, new Map(draws));
    return wrapped;
  }
  const { places, company, choice } = await readAround(args);
  const about = { place: placeOfPage(args.url, places), project: null, ...subject };
  const markup = draws.map(([name, draw]) => {
    return [name, Buffer.concat(draw({ choice, company, subject: about })).toString()];
  });
  return { markup: Object.fromEntries(markup) as Record<Name, string> }; // made of every name
}

/** A region for `sentTogether`. */
export async function drawnFrom<Item, Name extends string>(
  part: StillPart<Item, Name>,
  items: readonly Item[],
): Promise<[Name, Draw]> {
  const component = await part.load();
  return [part.name, (around) => drawStill({ ...part, component }, items, around)];
}

/** Draws a document's region from what its loader wrapped; of several parts the named one. */
export function drawSent(sent: Sent, part: string | undefined, around: StillAround): Markup {
  const draws = ofDocuments.get(sent);
  const draw = part === undefined ? draws?.values().next().value : draws?.get(part);
  if (draw === undefined) throw new Error(`No loader sent the still part ${part ?? "of a page"}`);
  return draw(around);
}
