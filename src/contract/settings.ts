import { z } from "zod";
import { whatsappLines } from "#domain/vocabulary.ts";
import { SharePicture } from "#contract/picture.ts";
import { Coordinates, IsoDate, listOf, RegionName, Text } from "#contract/shared.ts";

export const Currency = z
  .object({
    code: z.string().describe("ISO 4217"),
    symbol: z.string().describe("Sign, such as $ or AED"),
    name: Text,
    rate: z.number().describe("Units for one US dollar"),
    decimals: z.int().describe("Decimals shown"),
    asOf: IsoDate.describe("Day of the rate, ISO 8601 date"),
  })
  .meta({ id: "Currency" });
export type Currency = z.infer<typeof Currency>;
export const CurrencyList = listOf(Currency).meta({ id: "CurrencyList" });

export const Office = z
  .object({
    city: RegionName.describe("Its city"),
    country: z.string().describe("Slug of the country"),
    address: Text,
    center: Coordinates,
    phone: z.string().describe("As people write it, with country code"),
    timeZone: z.string().describe("IANA time zone"),
    openingHours: z
      .array(
        z.object({
          days: z.array(z.string()).describe("Days of the week, `mon` … `sun`"),
          opens: z.string().describe("Local time, HH:MM"),
          closes: z.string().describe("Local time, HH:MM"),
        }),
      )
      .describe("Local time, HH:MM"),
  })
  .meta({ id: "Office" });
export type Office = z.infer<typeof Office>;

export const Company = z
  .object({
    brand: z.string().describe("In Latin letters in every language"),
    legalName: z.string().describe("In Latin letters in every language"),
    founded: z.int().describe("Year"),
    tagline: Text,
    hours: Text,
    email: z.string().describe("E-mail address"),
    whatsapp: z.record(z.enum(whatsappLines), z.string()).describe("Digits for wa.me links"),
    phones: z
      .object({
        turkey: z.string().describe("Number in Turkey"),
        uae: z.string().describe("Number in the UAE"),
        cyprus: z.string().describe("Number in Cyprus"),
      })
      .describe("Numbers as people write them, with country code"),
    telegram: z.string().describe("Name of the account"),
    wechatId: z.string().describe("Name of the account"),
    social: z.record(z.string(), z.string()).describe("Address by network"),
    figures: z
      .object({
        properties: z.int().describe("Properties sold, at least"),
        nationalities: z.int().describe("Nationalities of the clients, at least"),
        worldwide: z.int().describe("Properties worldwide"),
      })
      .describe("Company figures: properties sold, nationalities of clients, properties worldwide"),
    offices: z.array(Office).describe("In the order to show"),
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
                path: z.string().describe("Path of the site, without the language prefix"),
              }),
            )
            .describe("In the order to show"),
        }),
      )
      .describe("Groups of links, in the order to show"),
    company: Company.describe("Who the company is and how to reach it"),
    sharePicture: SharePicture,
    listPictures: z
      .object({
        offers: SharePicture,
        developers: SharePicture,
        videos: SharePicture,
        blog: SharePicture,
      })
      .describe("The same for the pages of lists"),
  })
  .meta({ id: "FooterLinks" });
export type FooterLinks = z.infer<typeof FooterLinks>;

/** Both paths are without the locale. */
export const Redirect = z
  .object({
    from: z.string().describe("Requested path"),
    to: z.string().describe("Current path"),
  })
  .meta({ id: "Redirect" });
export type Redirect = z.infer<typeof Redirect>;
