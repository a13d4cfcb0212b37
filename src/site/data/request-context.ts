/**
 * What the server hands to every render through React Router's context. The built site and the server hold separate
 * copies of this module: the server takes the keys from the build's entry module, never from here.
 */
import { createContext, type RouterContextProvider } from "react-router";
import type { CallName } from "#contract/calls.ts";
import type { EnquiryReceiver } from "#contract/enquiry/receiver.ts";
import type { SharePicture } from "#contract/picture.ts";
import type { SearchCriteria } from "#contract/search-criteria.ts";
import type { FooterLinks } from "#contract/settings.ts";
import type { Locale } from "#domain/locale.ts";

/** A call of the contract, as it is asked for. */
export interface ApiCall {
  name: CallName;
  params: Readonly<Record<string, string>>;
  /** Values as the call's contract has them, not texts; what is not given has its standard. */
  query: Readonly<Record<string, unknown>>;
  locale: Locale;
  requestId: string;
  /** Aborts once nobody waits for the answer any more. */
  signal: AbortSignal;
}

/** An answer that keeps the contract, that there is none, or that there was one once. */
export type ApiReply =
  | { outcome: "found"; content: object }
  | { outcome: "missing" }
  | { outcome: "gone" };

/** The way to an API: this process's own catalog, or any server that keeps the contract. Both give the same. */
export interface ApiTransport {
  /** Rejects where there is no usable answer. */
  ask(call: ApiCall): Promise<ApiReply>;
}

/** A call that gave no usable answer, for the log: the visitor only learns that the site is unavailable. */
export interface ApiFault {
  call: string;
  /** Its parameters and query. */
  asked: string;
  requestId: string;
  cause: unknown;
}

export const apiTransportContext = createContext<ApiTransport>();
/** What the address of a listing asks for, where the server has read it to know the page by; null where nobody has. */
export const criteriaContext = createContext<SearchCriteria | null>(null);
/** The site's own address without a path, from SITE_URL. */
export const siteOriginContext = createContext<string>();
/** Id of the request in the log; error pages quote it as their reference. */
export const requestIdContext = createContext<string>();
/** The day that the site takes for today, an ISO date. */
export const todayContext = createContext<string>();
/** Takes note of an error that no route expected; the visitor sees a page with the request's reference. */
export const pageFaultReportContext = createContext<(error: unknown) => void>();
/** Draws a page that says why something is refused; null where this render is such a page, and is to be drawn. */
export const refusalPageContext = createContext<((status: number) => Promise<Response>) | null>(
  null,
);
/** Writes a page's content security policy from the hashes of its inline scripts. */
export const contentPolicyContext = createContext<(scriptHashes: readonly string[]) => string>();
export const apiFaultReportContext = createContext<(fault: ApiFault) => void>();
/** Hears that the page lacks a part that could not be had: it is sent, but must not be kept. */
export const missingPartContext = createContext<() => void>();
/** What takes visitors' enquiries and keeps them. */
export const enquiryReceiverContext = createContext<EnquiryReceiver>();
/** The picture that stands for this page where it is shared, or the list whose picture does; without one the company's stands there. */
export const sharePictureContext = createContext<
  SharePicture | keyof FooterLinks["listPictures"] | null
>(null);
/** What the surroundings bring of them; null where they could not be had. */
export const commonPicturesContext = createContext<Pick<
  FooterLinks,
  "sharePicture" | "listPictures"
> | null>(null);
/** Address of the visitor, as far as the proxies in front are trusted. */
export const clientAddressContext = createContext<string>();

/** The site in one of its languages, as whole addresses are made of it. */
export interface SiteIn {
  locale: Locale;
  /** Without a path. */
  origin: string;
}

export function siteIn(context: Readonly<RouterContextProvider>, locale: Locale): SiteIn {
  return { locale, origin: context.get(siteOriginContext) };
}
