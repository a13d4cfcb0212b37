import { z } from "zod";
import { isTimeZone } from "#domain/zoned-time.ts";
import { LocalizedText } from "#content/kinds/text.ts";
import { Coordinates, Slug, Whole, Year } from "#content/kinds/values.ts";

const PhoneNumber = z
  .string()
  .regex(/^\+\d[\d ]{5,20}$/, "must be a number such as +90 212 555 0142");
const WhatsappNumber = z
  .string()
  .regex(
    /^[1-9]\d{6,14}$/,
    "must be the digits of an international number, without plus or zeros before it",
  );
const TimeOfDay = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, "must be a time such as 09:00");
const Account = z.string().regex(/^[\w.-]{2,64}$/, "must be an account name");
const WebAddress = z.url({ protocol: /^https$/, error: "must be an https address" });
const TimeZone = z.string().refine(isTimeZone, "must be a time zone such as Europe/Istanbul");

const Office = z.strictObject({
  city: Slug,
  country: Slug,
  address: LocalizedText,
  ...Coordinates.shape,
  phone: PhoneNumber,
  timeZone: TimeZone,
  openingHours: z.array(
    z.strictObject({
      days: z.array(z.enum(["mon", "tue", "wed", "thu", "fri", "sat", "sun"])).min(1),
      opens: TimeOfDay,
      closes: TimeOfDay,
    }),
  ),
});

export const Settings = z.strictObject({
  brand: z.string().min(1),
  legalName: z.string().min(1),
  founded: Year,
  tagline: LocalizedText,
  addresses: z.array(Office).min(1),
  social: z.strictObject({
    instagram: WebAddress,
    youtube: WebAddress,
    linkedin: WebAddress,
    telegram: WebAddress,
    wechat: WebAddress,
  }),
  channels: z.strictObject({
    whatsapp: z.strictObject({ turkey: WhatsappNumber, uae: WhatsappNumber }),
    phone: z.strictObject({ turkey: PhoneNumber, uae: PhoneNumber, cyprus: PhoneNumber }),
    telegram: Account,
    wechatId: Account,
    email: z.email(),
  }),
  figures: z.strictObject({ properties: Whole, nationalities: Whole, worldwide: Whole }),
  hours: LocalizedText,
});
export type Settings = z.infer<typeof Settings>;
