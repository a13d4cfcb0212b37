import type { Markup } from "#site/draw-still.server.tsx";

/** The regions of a page that is being drawn: their markup is bytes already, so React is not given it to read, measure and write again. */
export interface RegionsApart {
  /** Takes a region's markup, and gives what stands for it until it is put into its place. */
  leaveOut(markup: Markup): string;
  /** Puts every region that was left out into its place. */
  putInto(html: Buffer): Buffer<ArrayBuffer>;
}

export function createRegionsApart(): RegionsApart {
  const regions: Markup[] = [];
  return {
    leaveOut: (markup) => `${start}${regions.push(markup) - 1}${end}`,
    putInto(html) {
      const parts: Buffer[] = [];
      let from = 0;
      for (let at = html.indexOf(start); at !== -1; at = html.indexOf(start, from)) {
        const endsAt = html.indexOf(end, at);
        const region = regions[Number.parseInt(html.toString("latin1", at + start.length, endsAt))];
        if (endsAt === -1 || region === undefined)
          throw new Error("A region stands in a page that did not draw it");
        parts.push(html.subarray(from, at), ...region);
        from = endsAt + end.length;
      }
      return Buffer.concat([...parts, html.subarray(from)]);
    },
  };
}

/** No text can hold it: React writes the sign in front as a reference, and nobody writes instructions of this kind. */
const start = "<?region ";
const end = "?>";
