import { z } from "zod";

/** A photograph in fixed widths, or an SVG in its own size. */
export const Picture = z
  .object({
    url: z
      .string()
      .describe(
        "Path of the file; for photographs a template in which {width} and {format} stand for one of the values below",
      ),
    widths: z
      .array(z.int())
      .describe("Widths in pixels that exist, ascending; empty for a drawing"),
    formats: z
      .array(z.enum(["avif", "webp", "jpg"]))
      .describe("Formats that exist, best first; empty for a drawing"),
    width: z.int().describe("Width of the original in pixels"),
    height: z.int().describe("Height of the original in pixels"),
    color: z.string().describe("Dominant colour, #rrggbb"),
    alt: z.string().describe("What the picture shows, in the language of the answer"),
  })
  .describe("A photograph in fixed widths and formats, or a drawing")
  .meta({ id: "Picture" });
export type Picture = z.infer<typeof Picture>;

/** Preview for social networks and chats. */
export const SharePicture = z
  .object({
    url: z.string().describe("Path of a JPEG file of 1200 by 630 pixels"),
    alt: z.string().describe("Text of the picture, in the language of the answer"),
  })
  .nullable()
  .describe("What networks and chats show where the page is shared; null where none was made")
  .meta({ id: "SharePicture" });
export type SharePicture = NonNullable<z.infer<typeof SharePicture>>;
