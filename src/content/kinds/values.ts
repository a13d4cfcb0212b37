import { z } from "zod";
import { slugPattern } from "#domain/slug.ts";

export const Slug = z
  .string()
  .max(80)
  .regex(slugPattern, "must be lower-case ASCII letters, digits and single hyphens");

const PlainName = z
  .string()
  .max(120)
  .refine((name) => !/[/\\]|^\.|\0/.test(name), {
    error: "must be a plain file name of the media folder, not a path",
    abort: true,
  });

/** File name of a picture or video in the media manifest, never a path. */
export const MediaName = PlainName.regex(
  /^[a-z0-9][a-z0-9._-]*\.(?:jpe?g|png|webp|svg|mp4)$/,
  "must be a lower-case .jpg, .png, .webp, .svg or .mp4 file",
);

/** File name of captions in the media manifest. */
export const CaptionsName = PlainName.regex(
  /^[a-z0-9][a-z0-9._-]*\.vtt$/,
  "must be a lower-case .vtt file",
);

export const IsoDate = z.iso.date("must be a calendar date such as 2026-11-30");

/** ISO 4217. */
export const CurrencyCode = z
  .string()
  .regex(/^[A-Z]{3}$/, "must be a currency code of three capitals");

/** ISO 3166-1 alpha-2. */
export const CountryCode = z.string().regex(/^[A-Z]{2}$/, "must be a country code of two capitals");

/** Whole and non-negative, such as dollars, m² or pieces. */
export const Whole = z.int().nonnegative();

export const Count = z.int().positive();

export const Positive = z.number().positive();

export const Percent = z.number().min(0).max(100);

export const Year = z.int().min(1800).max(2100);

export const Amount = z.strictObject({ amount: Whole, currency: CurrencyCode });

const latitude = z.number().min(-90).max(90);
const longitude = z.number().min(-180).max(180);

/** WGS 84 decimal degrees. */
export const Coordinates = z.strictObject({ lat: latitude, lng: longitude });

/** Centre and initial zoom of a map. */
export const MapView = z.strictObject({
  lat: latitude,
  lng: longitude,
  zoom: z.number().min(1).max(20),
});

/** `studio`, or bedrooms and living rooms from `1+1` to `7+2`. */
export const Rooms = z.string().regex(/^(?:studio|[1-7]\+[12])$/, "must be studio or 1+1 … 7+2");
