import { z } from "zod";
import { whatsappLines } from "#domain/vocabulary.ts";
import { Coordinates, IsoDate, listOf, RegionName } from "#contract/shared.ts";

export const Currency = z
  .object({
    code: z.string().describe("ISO 4217"),
    symbol: z.string(),
    name: z.string(),
    rate: z.number().describe("Units for one US dollar"),
    decimals: z.int().describe("Decimals shown"),
    asOf: IsoDate.describe("Day of the rate"),
  })
  .meta({ id: "Currency" });
export type Currency = z.infer<typeof Currency>;
export const CurrencyList = listOf(Currency);

export const Office = z
  .object({
    city: RegionName,
    country: z.string().describe("Slug of the country"),
    address: z.string(),
    center: Coordinates,
    phone: z.string().describe("As people write it, with country code"),
    timeZone: z.string().describe("IANA time zone"),
    openingHours: z
      .array(z.object({ days: z.array(z.string()), opens: z.string(), closes: z.string() }))
      .describe("Local time, HH:MM"),
  })
  .meta({ id: "Office" });
export type Office = z.infer<typeof Office>;

export const Company = z
  .object({
    brand: z.string(),
    legalName: z.string(),
    founded: z.int(),
    tagline: z.string(),
    hours: z.string(),
    email: z.string(),
    whatsapp: z.record(z.enum(whatsappLines), z.string()).describe("Digits for wa.me links"),
    phones: z.object({ turkey: z.string(), uae: z.string(), cyprus: z.string() }),
    telegram: z.string(),
    wechatId: z.string(),
    social: z.record(z.string(), z.string()).describe("Address by network"),
    figures: z.object({ properties: z.int(), nationalities: z.int(), worldwide: z.int() }),
    offices: z.array(Office),
  })
  .meta({ id: "Company" });
export type Company = z.infer<typeof Company>;

export const FooterLinks = z
  .object({
    content: z.array(
      z.object({
        title: z.string(),
        links: z.array(
          z.object({ title: z.string(), path: z.string().describe("Without the language prefix") }),
        ),
      }),
    ),
    company: Company,
  })
  .meta({ id: "FooterLinks" });
export type FooterLinks = z.infer<typeof FooterLinks>;

/** Where a path of the site lives now, both without the language prefix. */
export const Redirect = z.object({ from: z.string(), to: z.string() }).meta({ id: "Redirect" });
export type Redirect = z.infer<typeof Redirect>;
