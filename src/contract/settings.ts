import { z } from "zod";
import { whatsappLines } from "#domain/vocabulary.ts";
import { SharePicture } from "#contract/picture.ts";
import { Coordinates, IsoDate, listOf, RegionName, Text } from "#contract/shared.ts";

export const Currency = z
  .object({
    code: z.string().describe("Currency code, ISO 4217"),
    symbol: z.string().describe("Currency symbol, such as $ or AED"),
    name: Text,
    rate: z.number().describe("Exchange rate: units of the currency for one US dollar"),
    decimals: z.int().describe("Number of decimals to display"),
    asOf: IsoDate.describe("Date of the exchange rate, ISO 8601"),
  })
  .meta({ id: "Currency" });
export type Currency = z.infer<typeof Currency>;
export const CurrencyList = listOf(Currency).meta({ id: "CurrencyList" });

export const Office = z
  .object({
    city: RegionName.describe("City of the office"),
    country: z.string().describe("Slug of the country"),
    address: Text,
    center: Coordinates,
    phone: z.string().describe("Telephone number with country code, formatted for display"),
    timeZone: z.string().describe("Time zone, IANA name"),
    openingHours: z
      .array(
        z.object({
          days: z.array(z.string()).describe("Days of the week, `mon` … `sun`"),
          opens: z.string().describe("Opening time, local, HH:MM"),
          closes: z.string().describe("Closing time, local, HH:MM"),
        }),
      )
      .describe("Opening hours in local time"),
  })
  .meta({ id: "Office" });
export type Office = z.infer<typeof Office>;

export const Company = z
  .object({
    brand: z.string().describe("Brand name, in Latin letters in every language"),
    legalName: z.string().describe("Legal name, in Latin letters in every language"),
    founded: z.int().describe("Year of foundation"),
    tagline: Text,
    hours: Text,
    email: z.string().describe("E-mail address"),
    whatsapp: z
      .record(z.enum(whatsappLines), z.string())
      .describe("WhatsApp numbers by line, as digits for wa.me links"),
    phones: z
      .object({
        turkey: z.string().describe("Telephone number in Turkey"),
        uae: z.string().describe("Telephone number in the UAE"),
        cyprus: z.string().describe("Telephone number in Cyprus"),
      })
      .describe("Telephone numbers with country code, formatted for display"),
    telegram: z.string().describe("Telegram account name"),
    wechatId: z.string().describe("WeChat id"),
    social: z.record(z.string(), z.string()).describe("Profile URLs by social network"),
    figures: z
      .object({
        properties: z.int().describe("Number of properties sold, at least"),
        nationalities: z.int().describe("Number of client nationalities, at least"),
        worldwide: z.int().describe("Number of properties worldwide"),
      })
      .describe("Company figures"),
    offices: z.array(Office).describe("Offices, in display order"),
  })
  .meta({ id: "Company" });
export type Company = z.infer<typeof Company>;

export const FooterLinks = z
  .object({
    content: z
      .array(
        z.object({
          title: Text,
          links: z
            .array(
              z.object({
                title: Text,
                path: z.string().describe("Path on the site, without the language prefix"),
              }),
            )
            .describe("Links, in display order"),
        }),
      )
      .describe("Groups of links, in display order"),
    company: Company.describe("The company and its contact details"),
    sharePicture: SharePicture,
    listPictures: z
      .object({
        offers: SharePicture,
        developers: SharePicture,
        videos: SharePicture,
        blog: SharePicture,
      })
      .describe("Share pictures of the list pages"),
  })
  .meta({ id: "FooterLinks" });
export type FooterLinks = z.infer<typeof FooterLinks>;

/** Both paths are without the locale. */
export const Redirect = z
  .object({
    from: z.string().describe("Requested path, without the language prefix"),
    to: z.string().describe("Current path, without the language prefix"),
  })
  .meta({ id: "Redirect" });
export type Redirect = z.infer<typeof Redirect>;
