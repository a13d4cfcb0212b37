/** Every path of the site is built here, from the name of its screen, the language and its parameters. */
import { contentPages, type ContentPage } from "#domain/content-pages.ts";
import type { EnquiryKind } from "#domain/enquiry.ts";
import type { Locale } from "#domain/locale.ts";
import type { QuestionnaireAnswers, QuestionnaireStep } from "#domain/questionnaire.ts";
import { roomsInAddress } from "#domain/rooms.ts";
import type { Coordinates } from "#domain/vocabulary.ts";

/** Parameters of each screen; the names are the route ids before `___{locale}`. */
export interface ScreenParams extends Record<ContentPage, Record<never, never>> {
  home: Record<never, never>;
  /** `category` is a slug; pages are counted from 1. */
  blog: { category?: string | undefined; page?: number | undefined };
  article: { slug: string };
  /** Of the articles, for readers of news. */
  feed: Record<never, never>;
  "coming-soon": Record<never, never>;
  "developer-companies": { page?: number | undefined };
  "developer-company": { slug: string };
  offers: Record<never, never>;
  /** Reference and kind of what was sent, the city whose office answers, and the project it is about. */
  "thanks-you": {
    enquiry?: string | undefined;
    kind?: EnquiryKind | undefined;
    office?: string | undefined;
    project?: ScreenParams["project"] | undefined;
  };
  videos: { page?: number | undefined };
  landing: { country: "cyprus" | "uae" };
  /** `page` is one of its towns'. */
  "city-guide": { city: string; page?: number | undefined };
  "town-guide": { city: string; town: string };
  /** `country` is a country's slug, or `properties` for all three. */
  listing: { country: string; type?: string | undefined; city?: string | undefined };
  country: { country: string };
  city: { country: string; city: string };
  project: { country: string; city: string; slug: string };
  /** What the search box asks for while a visitor types. */
  "search-suggestions": Record<never, never>;
  /** The form by itself, for whoever has no script; `project` as in the project's own address. */
  enquiry: {
    kind?: Exclude<EnquiryKind, "contact" | "opening"> | undefined;
    project?: ScreenParams["project"] | undefined;
  };
  /** Where the forms' script sends them. */
  "send-enquiry": Record<never, never>;
  /** What the contact dialog shows beside its form. */
  "contact-dialog": Record<never, never>;
  /** The calendar file of a project's payment dates. */
  "payment-dates": { country: string; city: string; slug: string };
  /** The code that leads from a project's brochure to its page, a picture. */
  "project-code": { country: string; city: string; slug: string };
  /** What is shown in place of a page while there is no connection. */
  offline: Record<never, never>;
  /** What a browser installs the site by. */
  manifest: Record<never, never>;
  /** The code that WeChat reads, a picture. */
  "wechat-code": Record<never, never>;
  questionnaire: AskedInQuestionnaire;
  /** What the pop-up of the questionnaire shows, as JSON. */
  "questionnaire-content": AskedInQuestionnaire;
  /** References of projects, such as `IST-1042`; the device's own list where none is given. */
  shortlist: { homes?: readonly string[] | undefined; order?: "saved" | "price" | undefined };
  compare: { homes?: readonly string[] | undefined };
}

interface AskedInQuestionnaire {
  step?: QuestionnaireStep | undefined;
  answers?: QuestionnaireAnswers | undefined;
}

export type ScreenName = keyof ScreenParams;

const contentPagePaths = Object.fromEntries(
  contentPages.map((page) => [page, () => `/${page}`]),
) as Record<ContentPage, () => string>; // each page of the list

const builders: { [Name in ScreenName]: (params: ScreenParams[Name]) => string } = {
  ...contentPagePaths,
  home: () => "",
  blog: ({ category, page }) => `/blog${queryOf({ category, page: laterPage(page) })}`,
  article: ({ slug }) => `/blog/${slug}`,
  feed: () => "/blog/feed.xml",
  "coming-soon": () => "/coming-soon",
  "developer-companies": ({ page }) => `/developer-companies${queryOf({ page: laterPage(page) })}`,
  "developer-company": ({ slug }) => `/developer-companies/${slug}`,
  offers: () => "/offers",
  "thanks-you": ({ enquiry, kind, office, project }) =>
    `/thanks-you${queryOf({ enquiry, kind, office, project: project && pathOf(project) })}`,
  videos: ({ page }) => `/videos${queryOf({ page: laterPage(page) })}`,
  landing: ({ country }) => `/landing/${country}`,
  "city-guide": ({ city, page }) => `/guides/${city}${queryOf({ page: laterPage(page) })}`,
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
  questionnaire: (asked) => `/questionnaire${questionnaireQuery(asked)}`,
  "questionnaire-content": (asked) => `/questionnaire/content${questionnaireQuery(asked)}`,
  shortlist: ({ homes, order }) =>
    `/shortlist${queryOf({ homes: listed(homes), sort: order === "price" ? order : undefined })}`,
  compare: ({ homes }) => `/compare${queryOf({ homes: listed(homes) })}`,
};

/** As in the project's own address. */
function pathOf({ country, city, slug }: ScreenParams["project"]): string {
  return [country, city, slug].join("/");
}

/** Slugs and words of our own, which need no escaping. */
function queryOf(parameters: Record<string, string | undefined>): string {
  const pairs = Object.entries(parameters).filter(([, value]) => value !== undefined);
  return pairs.length === 0 ? "" : `?${pairs.map(([name, value]) => `${name}=${value}`).join("&")}`;
}

function questionnaireQuery({ step, answers }: AskedInQuestionnaire): string {
  const { type, rooms, size, budget } = answers ?? {};
  return queryOf({
    step: step === "intro" ? undefined : step,
    type: type ?? undefined,
    rooms: rooms ? roomsInAddress(rooms) : undefined,
    size: size ?? undefined,
    budget: budget ?? undefined,
  });
}

function listed(words: readonly string[] = []): string | undefined {
  return words.length === 0 ? undefined : words.join(",");
}

/** The first page goes without saying. */
function laterPage(page: number | undefined): string | undefined {
  return page === undefined || page === 1 ? undefined : String(page);
}

type ParamsArgument<Name extends ScreenName> = keyof ScreenParams[Name] extends never
  ? []
  : Partial<ScreenParams[Name]> extends ScreenParams[Name]
    ? [params?: ScreenParams[Name]]
    : [params: ScreenParams[Name]];

/**
 * Builds the path of a screen without its language, such as `/turkey/istanbul/bosphorus-terraces`; the home page is the empty string.
 * Slugs are ASCII by contract, so nothing needs escaping.
 */
export function screenPath<Name extends ScreenName>(
  name: Name,
  ...[params]: ParamsArgument<Name>
): string {
  const build = builders[name] as (params: unknown) => string; // the table's key fixes the parameter's type
  return build(params ?? {});
}

/** Builds the path of a screen in a language, such as `/ar/turkey/for-sale`. */
export function linkTo<Name extends ScreenName>(
  locale: Locale,
  name: Name,
  ...params: ParamsArgument<Name>
): string {
  return withLocale(locale, screenPath(name, ...params));
}

/** Puts a path without language, as content gives them, into a language; the empty one is the home page. */
export function withLocale(locale: Locale, path: string): string {
  return `/${locale}${path}`;
}

/** Replaces the language at the start of a site path and keeps the rest, query included. */
export function inLocale(locale: Locale, path: string): string {
  return path.replace(/^\/[^/?#]*/, `/${locale}`);
}

/** Builds the address of a list without a language: the server leads whoever opens it to their own. */
export function sharedListLink(list: "shortlist" | "compare", homes: readonly string[]): string {
  return screenPath(list, { homes });
}

/**
 * Escapes what means something in a query. Letters of every script are left to the browser that follows it: an escaped one takes
 * three times the room; addresses stay as the page has them.
 */
function inQuery(text: string): string {
  return text.replace(/[^\u00A0-\u{10FFFF}:/,]+/gu, encodeURIComponent);
}

/** Builds a WhatsApp link: `digits` without plus or leading zeros, `text` as the visitor will send it. */
export function whatsappLink(digits: string, text: string): string {
  return `https://wa.me/${digits}?text=${inQuery(text)}`;
}

/** Builds a link to an account on Telegram, `text` as the visitor will send it. */
export function telegramLink(account: string, text: string): string {
  return `https://t.me/${account}?text=${inQuery(text)}`;
}

/** Builds a link that opens WhatsApp with a text for whomever the visitor picks there. */
export function whatsappShareLink(text: string): string {
  return `https://wa.me/?text=${inQuery(text)}`;
}

/** Builds a link that opens Telegram with an address and a text for whomever the visitor picks there. */
export function telegramShareLink(address: string, text: string): string {
  return `https://t.me/share/url?url=${inQuery(address)}&text=${inQuery(text)}`;
}

/** Builds a `mailto:` link that leaves open to whom. */
export function emailShareLink(subject: string, body: string): string {
  return `mailto:?subject=${inQuery(subject)}&body=${inQuery(body)}`;
}

/** Builds a `tel:` link from a number in any usual writing. */
export function phoneLink(number: string): string {
  return `tel:${number.replace(/[^+\d]/g, "")}`;
}

/** Builds a `mailto:` link whose subject is filled in. */
export function emailLink(address: string, subject: string): string {
  return `mailto:${address}?subject=${inQuery(subject)}`;
}

/** Builds a `geo:` link, which a phone opens in the maps its owner has chosen. */
export function geoLink({ lat, lng }: Coordinates): string {
  return `geo:${lat},${lng}?q=${lat},${lng}`;
}

/** Builds the address of a place on the map of OpenStreetMap, for machines that know no `geo:`. */
export function mapLink({ lat, lng }: Coordinates): string {
  return `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=17/${lat}/${lng}`;
}

/** Builds the address of a film on YouTube, from its eleven characters there. */
export function youtubeLink(id: string): string {
  return `https://www.youtube.com/watch?v=${id}`;
}
