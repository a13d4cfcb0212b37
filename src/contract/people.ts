import { z } from "zod";
import { whatsappLines } from "#domain/vocabulary.ts";
import { Picture } from "#contract/picture.ts";
import { IsoDate, Named, Slug, Text } from "#contract/shared.ts";

export const TeamMember = z
  .object({
    slug: Slug,
    name: z.string().describe("Name, in Latin letters in every language"),
    portrait: Picture.nullable().describe("Portrait; null if there is none"),
    title: Text.describe("Position, in the requested language"),
    languages: z.array(z.string()).describe("Languages spoken, ISO 639-1, best first"),
    bio: Text.describe("Short biography in the requested language"),
    whatsapp: z.enum(whatsappLines).describe("Which of the company's WhatsApp numbers to use"),
  })
  .meta({ id: "TeamMember" });
export type TeamMember = z.infer<typeof TeamMember>;

export const Department = Named.extend({
  members: z.array(TeamMember).describe("Members, in display order"),
}).meta({ id: "Department" });
export type Department = z.infer<typeof Department>;

export const Testimonial = z
  .object({
    slug: Slug,
    name: z.string().describe("Name of the client, as the client chose it, in Latin letters"),
    nationality: z.string().describe("Nationality of the client, ISO 3166-1 alpha-2"),
    country: Named.describe("Country of the purchase"),
    quote: Text.describe("Quotation, in the requested language"),
    rating: z.int().min(1).max(5).describe("Rating in stars, 1–5"),
    date: IsoDate.describe("Date of the quote, ISO 8601"),
  })
  .meta({ id: "Testimonial" });
export type Testimonial = z.infer<typeof Testimonial>;
