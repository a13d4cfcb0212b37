/** The built site and the server have separate copies of this module: the server takes the keys from the build. */
import { createContext, type RouterContextProvider } from "react-router";
import type { CallName } from "#contract/calls.ts";
import type { EnquiryReceiver } from "#contract/enquiry/receiver.ts";
import type { SharePicture } from "#contract/picture.ts";
import type { SearchCriteria } from "#contract/search-criteria.ts";
import type { FooterLinks } from "#contract/settings.ts";
import type { Locale } from "#domain/locale.ts";

export interface ApiCall {
  name: CallName;
  params: Readonly<Record<string, string>>;
  /** Typed values of the call's contract, not strings; absent ones take its defaults. */
  query: Readonly<Record<string, unknown>>;
  locale: Locale;
  requestId: string;
  signal: AbortSignal;
}

/** `found` content is valid under the contract; `gone` was published once. */
export type ApiReply =
  | { outcome: "found"; content: object }
  | { outcome: "missing" }
  | { outcome: "gone" };

/** The catalog in this process or a remote server; both give the same answers. */
export interface ApiTransport {
  call(call: ApiCall): Promise<ApiReply>;
}

/** For the log; the visitor only learns that the site is unavailable. */
export interface ApiFault {
  call: string;
  parameters: string;
  requestId: string;
  cause: unknown;
}

export const apiTransportContext = createContext<ApiTransport>();
/** Criteria of a listing's URL where the server has parsed them for the cache key, else null. */
export const criteriaContext = createContext<SearchCriteria | null>(null);
/** Origin from SITE_URL, without a path. */
export const siteOriginContext = createContext<string>();
/** Id of the request in the log; error pages quote it. */
export const requestIdContext = createContext<string>();
/** ISO date of what the site takes for today. */
export const todayContext = createContext<string>();
/** Logs an error that no route expected; the visitor sees the request's id. */
export const pageFaultReportContext = createContext<(error: unknown) => void>();
/** Renders the page of a refusal; null while such a page itself renders. */
export const errorPageContext = createContext<((status: number) => Promise<Response>) | null>(null);
export const contentPolicyContext = createContext<(scriptHashes: readonly string[]) => string>();
export const apiFaultReportContext = createContext<(fault: ApiFault) => void>();
/** Called when a part could not be loaded: the page is sent, but must not be cached. */
export const incompletePageContext = createContext<() => void>();
export const enquiryReceiverContext = createContext<EnquiryReceiver>();
/** The page's share picture, or the list whose picture to use; null for the company's. */
export const sharePictureContext = createContext<
  SharePicture | keyof FooterLinks["listPictures"] | null
>(null);
/** Share pictures among the layout's data; null when unavailable. */
export const defaultSharePicturesContext = createContext<Pick<
  FooterLinks,
  "sharePicture" | "listPictures"
> | null>(null);
/** The visitor's IP address, as far as the proxies in front are trusted. */
export const clientAddressContext = createContext<string>();

export interface LocalizedSite {
  locale: Locale;
  origin: string;
}

export function localizedSite(
  context: Readonly<RouterContextProvider>,
  locale: Locale,
): LocalizedSite {
  return { locale, origin: context.get(siteOriginContext) };
}
