import { z } from "zod";
import { whatsappLines } from "#domain/vocabulary.ts";
import { Picture } from "#contract/picture.ts";
import { IsoDate, Named, Slug, Text } from "#contract/shared.ts";

export const TeamMember = z
  .object({
    slug: Slug,
    name: z.string().describe("In Latin letters in every language"),
    portrait: Picture.nullable().describe("A photograph or a drawing; null where there is none"),
    title: Text.describe("Position, in the language of the answer"),
    languages: z.array(z.string()).describe("Languages spoken, ISO 639-1, best first"),
    bio: Text.describe("Who they are in a few sentences, in the language of the answer"),
    whatsapp: z.enum(whatsappLines).describe("Which of the company's WhatsApp numbers to use"),
  })
  .meta({ id: "TeamMember" });
export type TeamMember = z.infer<typeof TeamMember>;

export const Department = Named.extend({
  members: z.array(TeamMember).describe("In the order to show"),
}).meta({ id: "Department" });
export type Department = z.infer<typeof Department>;

export const Testimonial = z
  .object({
    slug: Slug,
    name: z.string().describe("The client as they wish to be named, in Latin letters"),
    nationality: z.string().describe("Nationality of the client, ISO 3166-1 alpha-2"),
    country: Named.describe("Country bought in"),
    quote: Text.describe("What the client says, in the language of the answer"),
    rating: z.int().min(1).max(5).describe("Stars, 1–5"),
    date: IsoDate.describe("Date of the quote, ISO 8601"),
  })
  .meta({ id: "Testimonial" });
export type Testimonial = z.infer<typeof Testimonial>;
