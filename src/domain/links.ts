/** Builds every path of the site from a route name, a locale and parameters. */
import { contentPages, type ContentPage } from "#domain/content-pages.ts";
import type { EnquiryKind } from "#domain/enquiry.ts";
import type { Locale } from "#domain/locale.ts";
import type { QuestionnaireAnswers, QuestionnaireStep } from "#domain/questionnaire.ts";
import { encodeRooms } from "#domain/rooms.ts";
import type { Coordinates } from "#domain/vocabulary.ts";

/** Parameters by route name, which is the route id without its `___{locale}` suffix. */
export interface ScreenParams extends Record<ContentPage, Record<never, never>> {
  home: Record<never, never>;
  blog: { category?: string | undefined; page?: number | undefined };
  article: { slug: string };
  feed: Record<never, never>;
  "coming-soon": Record<never, never>;
  "developer-companies": { page?: number | undefined };
  "developer-company": { slug: string };
  offers: Record<never, never>;
  /** Reference and kind of the enquiry, the city of the office that replies, and the project it is about. */
  "thanks-you": {
    enquiry?: string | undefined;
    kind?: EnquiryKind | undefined;
    office?: string | undefined;
    project?: ScreenParams["project"] | undefined;
  };
  videos: { page?: number | undefined };
  landing: { country: "cyprus" | "uae" };
  /** Page of the list of towns, from 1. */
  "city-guide": { city: string; page?: number | undefined };
  "town-guide": { city: string; town: string };
  /** `country` is a country's slug, or `properties` for all countries. */
  listing: { country: string; type?: string | undefined; city?: string | undefined };
  country: { country: string };
  city: { country: string; city: string };
  project: { country: string; city: string; slug: string };
  "search-suggestions": Record<never, never>;
  /** The form as a page of its own, used without JavaScript; `project` is the project's path. */
  enquiry: {
    kind?: Exclude<EnquiryKind, "contact" | "opening"> | undefined;
    project?: ScreenParams["project"] | undefined;
  };
  "send-enquiry": Record<never, never>;
  "contact-dialog": Record<never, never>;
  "payment-dates": { country: string; city: string; slug: string };
  /** QR code picture printed in a project's brochure. */
  "project-code": { country: string; city: string; slug: string };
  offline: Record<never, never>;
  manifest: Record<never, never>;
  /** QR code picture for WeChat. */
  "wechat-code": Record<never, never>;
  questionnaire: QuestionnaireParams;
  "questionnaire-content": QuestionnaireParams;
  /** Project references such as `IST-1042`; without any, the list saved on the device. */
  shortlist: { homes?: readonly string[] | undefined; order?: "saved" | "price" | undefined };
  compare: { homes?: readonly string[] | undefined };
}

interface QuestionnaireParams {
  step?: QuestionnaireStep | undefined;
  answers?: QuestionnaireAnswers | undefined;
}

export type ScreenName = keyof ScreenParams;

const contentPagePaths = Object.fromEntries(
  contentPages.map((page) => [page, () => `/${page}`]),
) as Record<ContentPage, () => string>; // one builder for each content page

const builders: { [Name in ScreenName]: (params: ScreenParams[Name]) => string } = {
  ...contentPagePaths,
  home: () => "",
  blog: ({ category, page }) => `/blog${queryOf({ category, page: pageParameter(page) })}`,
  article: ({ slug }) => `/blog/${slug}`,
  feed: () => "/blog/feed.xml",
  "coming-soon": () => "/coming-soon",
  "developer-companies": ({ page }) =>
    `/developer-companies${queryOf({ page: pageParameter(page) })}`,
  "developer-company": ({ slug }) => `/developer-companies/${slug}`,
  offers: () => "/offers",
  "thanks-you": ({ enquiry, kind, office, project }) =>
    `/thanks-you${queryOf({ enquiry, kind, office, project: project && pathOf(project) })}`,
  videos: ({ page }) => `/videos${queryOf({ page: pageParameter(page) })}`,
  landing: ({ country }) => `/landing/${country}`,
  "city-guide": ({ city, page }) => `/guides/${city}${queryOf({ page: pageParameter(page) })}`,
  "town-guide": ({ city, town }) => `/guides/${city}/${town}`,
  listing: ({ country, type, city }) =>
    ["", country, ...(type ? [type] : []), "for-sale", ...(city ? [city] : [])].join("/"),
  country: ({ country }) => `/${country}`,
  city: ({ country, city }) => `/${country}/${city}`,
  project: ({ country, city, slug }) => `/${country}/${city}/${slug}`,
  "search-suggestions": () => "/search-suggestions",
  enquiry: ({ kind, project }) =>
    `/enquiry${queryOf({ kind, project: project && pathOf(project) })}`,
  "send-enquiry": () => "/enquiry/send",
  "contact-dialog": () => "/enquiry/dialog",
  "payment-dates": ({ country, city, slug }) => `/${country}/${city}/${slug}/payments.ics`,
  "project-code": ({ country, city, slug }) => `/${country}/${city}/${slug}/code.svg`,
  offline: () => "/offline",
  manifest: () => "/manifest.webmanifest",
  "wechat-code": () => "/wechat-code.svg",
  questionnaire: (params) => `/questionnaire${questionnaireQuery(params)}`,
  "questionnaire-content": (params) => `/questionnaire/content${questionnaireQuery(params)}`,
  shortlist: ({ homes, order }) =>
    `/shortlist${queryOf({ homes: commaSeparated(homes), sort: order === "price" ? order : undefined })}`,
  compare: ({ homes }) => `/compare${queryOf({ homes: commaSeparated(homes) })}`,
};

function pathOf({ country, city, slug }: ScreenParams["project"]): string {
  return [country, city, slug].join("/");
}

/** Values are slugs and fixed words, which need no escaping. */
function queryOf(parameters: Record<string, string | undefined>): string {
  const pairs = Object.entries(parameters).filter(([, value]) => value !== undefined);
  return pairs.length === 0 ? "" : `?${pairs.map(([name, value]) => `${name}=${value}`).join("&")}`;
}

function questionnaireQuery({ step, answers }: QuestionnaireParams): string {
  const { type, rooms, size, budget } = answers ?? {};
  return queryOf({
    step: step === "intro" ? undefined : step,
    type: type ?? undefined,
    rooms: rooms ? encodeRooms(rooms) : undefined,
    size: size ?? undefined,
    budget: budget ?? undefined,
  });
}

function commaSeparated(words: readonly string[] = []): string | undefined {
  return words.length === 0 ? undefined : words.join(",");
}

function pageParameter(page: number | undefined): string | undefined {
  return page === undefined || page === 1 ? undefined : String(page);
}

type ParamsArgument<Name extends ScreenName> = keyof ScreenParams[Name] extends never
  ? []
  : Partial<ScreenParams[Name]> extends ScreenParams[Name]
    ? [params?: ScreenParams[Name]]
    : [params: ScreenParams[Name]];

/** Builds a route's path without the locale, such as `/turkey/istanbul/bosphorus-terraces`; empty for the home page. */
export function screenPath<Name extends ScreenName>(
  name: Name,
  ...[params]: ParamsArgument<Name>
): string {
  const build = builders[name] as (params: unknown) => string; // the table's key fixes the parameter's type
  return build(params ?? {});
}

/** Builds a route's path with its locale, such as `/ar/turkey/for-sale`. */
export function linkTo<Name extends ScreenName>(
  locale: Locale,
  name: Name,
  ...params: ParamsArgument<Name>
): string {
  return withLocale(locale, screenPath(name, ...params));
}

/** Prefixes a content path with a locale; the empty path is the home page. */
export function withLocale(locale: Locale, path: string): string {
  return `/${locale}${path}`;
}

/** Replaces the locale of a site path and keeps the rest, query and fragment included. */
export function inLocale(locale: Locale, path: string): string {
  return path.replace(/^\/[^/?#]*/, `/${locale}`);
}

/** Builds a list's path without a locale, so that the recipient is redirected to their own. */
export function sharedListLink(list: "shortlist" | "compare", homes: readonly string[]): string {
  return screenPath(list, { homes });
}

/** Letters of every script stay unescaped, because percent-encoding would make them three times as long. */
function encodeQueryText(text: string): string {
  return text.replace(/[^\u00A0-\u{10FFFF}:/,]+/gu, encodeURIComponent);
}

/** Builds a WhatsApp link; `digits` is the international number without a plus or leading zeros. */
export function whatsappLink(digits: string, text: string): string {
  return `https://wa.me/${digits}?text=${encodeQueryText(text)}`;
}

export function telegramLink(account: string, text: string): string {
  return `https://t.me/${account}?text=${encodeQueryText(text)}`;
}

/** Builds a WhatsApp link whose recipient the visitor chooses. */
export function whatsappShareLink(text: string): string {
  return `https://wa.me/?text=${encodeQueryText(text)}`;
}

/** Builds a Telegram link whose recipient the visitor chooses. */
export function telegramShareLink(address: string, text: string): string {
  return `https://t.me/share/url?url=${encodeQueryText(address)}&text=${encodeQueryText(text)}`;
}

/** Builds a `mailto:` link without a recipient. */
export function emailShareLink(subject: string, body: string): string {
  return `mailto:?subject=${encodeQueryText(subject)}&body=${encodeQueryText(body)}`;
}

/** Builds a `tel:` link from a number in any common format. */
export function phoneLink(number: string): string {
  return `tel:${number.replace(/[^+\d]/g, "")}`;
}

export function emailLink(address: string, subject: string): string {
  return `mailto:${address}?subject=${encodeQueryText(subject)}`;
}

/** Builds a `geo:` link, which opens the default map app on a phone. */
export function geoLink({ lat, lng }: Coordinates): string {
  return `geo:${lat},${lng}?q=${lat},${lng}`;
}

/** Builds an OpenStreetMap link, for devices that do not support `geo:`. */
export function mapLink({ lat, lng }: Coordinates): string {
  return `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=17/${lat}/${lng}`;
}

/** Builds a YouTube link from an 11-character video id. */
export function youtubeLink(id: string): string {
  return `https://www.youtube.com/watch?v=${id}`;
}
