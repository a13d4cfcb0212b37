import { z } from "zod";

/** A photograph in fixed widths, or an SVG in its own size. */
export const Picture = z
  .object({
    url: z
      .string()
      .describe(
        "Path of the file; for photographs a template with {width} and {format}, to be replaced by values of `widths` and `formats`",
      ),
    widths: z.array(z.int()).describe("Available widths in pixels, ascending; empty for a drawing"),
    formats: z
      .array(z.enum(["avif", "webp", "jpg"]))
      .describe("Available formats, best compression first; empty for a drawing"),
    width: z.int().describe("Width of the original in pixels"),
    height: z.int().describe("Height of the original in pixels"),
    color: z.string().describe("Dominant colour, #rrggbb"),
    alt: z.string().describe("Alternative text, in the requested language"),
  })
  .describe("A photograph in fixed widths and formats, or a drawing")
  .meta({ id: "Picture" });
export type Picture = z.infer<typeof Picture>;

/** Preview for social networks and chats. */
export const SharePicture = z
  .object({
    url: z.string().describe("Path of a JPEG file of 1200 by 630 pixels"),
    alt: z.string().describe("Alternative text, in the requested language"),
  })
  .nullable()
  .describe("Preview for social networks and chats; null if there is none")
  .meta({ id: "SharePicture" });
export type SharePicture = NonNullable<z.infer<typeof SharePicture>>;
