/** Shared by submissions with and without script. */
import type { RouterContextProvider } from "react-router";
import { parseProjectPath, writeProjectPath } from "#contract/enquiry/enquiry-query.ts";
import type { Enquiry } from "#contract/enquiry/enquiry.ts";
import type { EnquiryTexts } from "#contract/enquiry/fields.ts";
import type { EnquiryOutcome, RefusalReason } from "#contract/enquiry/outcome.ts";
import { readEnquiry } from "#contract/enquiry/read-enquiry.ts";
import { minFormMs, submissionKey } from "#contract/enquiry/sending-rules.ts";
import { linkTo } from "#domain/links.ts";
import { type ApiClient, apiFor } from "#site/data/api-client.ts";
import { localeOfPath } from "#site/data/locale-of-path.ts";
import { loadPrivacyVersion } from "#site/data/privacy-version.ts";
import {
  readAnswers,
  readCurrency,
  readFirstTouch,
  readPage,
  readTimeZone,
} from "#site/data/receive-enquiry/read-enquiry-context.server.ts";
import type { FormTexts } from "#site/data/receive-enquiry/read-form.server.ts";
import {
  clientAddressContext,
  enquiryReceiverContext,
  pageFaultReportContext,
} from "#site/data/request-context.ts";
import type { Office } from "#contract/settings.ts";
import { phoneLineFor, type PagePlace } from "#domain/contact-line.ts";
import { citiesByCountry, placeOfPage, type CountryCities } from "#site/data/page-place.ts";

/** An unexpected error becomes `unavailable`, so that the sender never takes a lost enquiry for sent. */
export async function receiveForm(
  { texts, isHoneypotFilled }: FormTexts,
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<EnquiryOutcome> {
  if (isHoneypotFilled) return refused("machine");
  if (isTooFast(texts)) return refused("too_fast");
  try {
    return await receive(texts, request, context);
  } catch (error) {
    context.get(pageFaultReportContext)(error);
    return refused("unavailable");
  }
}

async function receive(
  texts: EnquiryTexts,
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<EnquiryOutcome> {
  const { pathname } = new URL(request.url);
  const locale = localeOfPath(pathname);
  const api = apiFor(context, locale);
  const page = readPage(texts, linkTo(locale, "enquiry", {}));
  const [project, office, version, currencies] = await Promise.all([
    projectOf(api, texts),
    officeFor(api, { project: texts.project, page }),
    loadPrivacyVersion(api),
    api.getOptional("currencies"),
  ]);
  const facts = { locale, now: new Date(), office, privacyVersion: version };
  const reading = readEnquiry(texts, facts);
  if ("faults" in reading) return { outcome: "faulty", faults: reading.faults };
  const receipt = await context.get(enquiryReceiverContext).receive({
    enquiry: reading.enquiry,
    context: {
      locale,
      page,
      project,
      currency: readCurrency(request.headers.get("Cookie"), currencies?.content ?? null),
      timeZone: readTimeZone(texts),
      questionnaire: readAnswers(texts),
      firstTouch: readFirstTouch(texts),
    },
    key: submissionKey.test(texts.key ?? "") ? (texts.key ?? null) : null,
    address: context.get(clientAddressContext),
  });
  if (receipt.outcome === "unavailable") return refused("unavailable");
  if (receipt.outcome === "too-many") return refused("too_many", receipt.retryAfterSeconds);
  const { reference } = receipt;
  const { kind } = reading.enquiry;
  const next = linkTo(locale, "thanks-you", {
    enquiry: reference,
    kind,
    office: isAnsweredByOffice(kind) ? office?.city.slug : undefined,
    project: parseProjectPath(texts.project ?? "") ?? undefined,
  });
  return { outcome: "accepted", reference, next };
}

/** A project that cannot be loaded is identified by its path alone. */
async function projectOf(api: ApiClient, texts: EnquiryTexts) {
  const path = parseProjectPath(texts.project ?? "");
  if (path === null) return null;
  const project = await api.getOptional("project", { params: { a: path.city, b: path.slug } });
  const matchesPath = project?.place.country.slug === path.country;
  return {
    ref: matchesPath ? project.ref : null,
    name: matchesPath ? project.name : null,
    path: writeProjectPath(path),
  };
}

/** Nobody replies to the request for a launch notification; the notification is the reply. */
function isAnsweredByOffice(kind: Enquiry["kind"]): boolean {
  return kind !== "opening";
}

function isTooFast({ key, elapsed_ms: elapsed = "" }: EnquiryTexts): boolean {
  return key !== undefined && !(/^\d{1,12}$/.test(elapsed) && Number(elapsed) >= minFormMs);
}

function refused(reason: RefusalReason, retryAfterSeconds: number | null = null): EnquiryOutcome {
  return { outcome: "refused", reason, retryAfterSeconds };
}

interface EnquiryOrigin {
  project: string | undefined;
  page: string;
}

/** Of the project's country, else of the page's place; null when the offices cannot be loaded. */
async function officeFor(api: ApiClient, origin: EnquiryOrigin): Promise<Office | null> {
  const [footer, areas] = await Promise.all([
    api.getOptional("footerLinks"),
    api.getOptional("areaNavigation"),
  ]);
  const country = phoneLineFor(placeOf(origin, citiesByCountry(areas?.content ?? [])));
  return footer?.company.offices.find((office) => office.country === country) ?? null;
}

function placeOf({ project, page }: EnquiryOrigin, places: readonly CountryCities[]): PagePlace {
  return parseProjectPath(project ?? "") ?? placeOfPage({ pathname: page, search: "" }, places);
}
