/** What both ways of sending a form do: read it, say what is wrong with it, or hand it to the desk. */
import type { RouterContextProvider } from "react-router";
import { parseProjectPath, writeProjectPath } from "#contract/enquiry/asked-enquiry.ts";
import type { Enquiry } from "#contract/enquiry/enquiry.ts";
import type { EnquiryTexts } from "#contract/enquiry/fields.ts";
import type { EnquiryOutcome, RefusalReason } from "#contract/enquiry/outcome.ts";
import { readEnquiry } from "#contract/enquiry/read-enquiry.ts";
import { linkTo } from "#domain/links.ts";
import { type ApiClient, apiFor } from "#site/api-client.ts";
import { readPreferences } from "#site/features/preferences/preference-cookies.ts";
import { localeOfPath } from "#site/locale-of-path.ts";
import { officeFor } from "#site/receive-enquiry/answering-office.server.ts";
import {
  readAnswers,
  readFirstTouch,
  readPage,
  readTimeZone,
} from "#site/receive-enquiry/read-circumstances.server.ts";
import { readForm } from "#site/receive-enquiry/read-form.server.ts";
import {
  clientAddressContext,
  enquiryDeskContext,
  pageFaultReportContext,
} from "#site/request-context.ts";

/** Sooner than this nobody has typed anything; the form's own script waits as long before it sends. */
const leastMs = 2_000;
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

interface Received {
  /** What was sent, so that a form that is shown again has all of it. */
  texts: EnquiryTexts;
  outcome: EnquiryOutcome;
}

/** Takes a form that was sent. Whatever happens behind it, the sender keeps what was typed and is told the truth. */
export async function receiveForm(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<Received> {
  const { texts, isTrapped } = await readForm(request);
  if (isTrapped) return { texts, outcome: refused("machine") };
  if (isTooFast(texts)) return { texts, outcome: refused("too_fast") };
  try {
    return { texts, outcome: await receive(texts, request, context) };
  } catch (error) {
    context.get(pageFaultReportContext)(error);
    return { texts, outcome: refused("unavailable") };
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
  const [project, office] = await Promise.all([
    projectOf(api, texts),
    officeFor(api, { project: texts.project, page }),
  ]);
  const reading = readEnquiry(texts, { locale, now: new Date(), office });
  if ("faults" in reading) return { outcome: "faulty", faults: reading.faults };
  const receipt = await context.get(enquiryDeskContext).receive({
    enquiry: reading.enquiry,
    circumstances: {
      locale,
      page,
      project,
      currency: readPreferences(request.headers.get("Cookie")).currency,
      timeZone: readTimeZone(texts),
      questionnaire: readAnswers(texts),
      firstTouch: readFirstTouch(texts),
    },
    key: uuid.test(texts.key ?? "") ? (texts.key ?? null) : null,
    address: context.get(clientAddressContext),
  });
  if (receipt.outcome === "unavailable") return refused("unavailable");
  if (receipt.outcome === "too-many") return refused("too_many", receipt.retryAfterSeconds);
  const { reference } = receipt;
  const { kind } = reading.enquiry;
  const next = linkTo(locale, "thanks-you", {
    enquiry: reference,
    kind,
    office: answers(kind) ? office?.city.slug : undefined,
  });
  return { outcome: "accepted", reference, next };
}

/** A project that cannot be looked up is still known by its path. */
async function projectOf(api: ApiClient, { project: text = "" }: EnquiryTexts) {
  const path = parseProjectPath(text);
  if (path === null) return null;
  const found = await api.want("project", { params: { a: path.city, b: path.slug } });
  const isMeant = found?.place.country.slug === path.country;
  return {
    ref: isMeant ? found.ref : null,
    name: isMeant ? found.name : null,
    path: writeProjectPath(path),
  };
}

/** Nobody answers a wish to hear of an opening; the notice does. */
function answers(kind: Enquiry["kind"]): boolean {
  return kind !== "opening";
}

function isTooFast({ key, elapsed_ms: elapsed = "" }: EnquiryTexts): boolean {
  return key !== undefined && !(/^\d{1,12}$/.test(elapsed) && Number(elapsed) >= leastMs);
}

function refused(reason: RefusalReason, retryAfterSeconds: number | null = null): EnquiryOutcome {
  return { outcome: "refused", reason, retryAfterSeconds };
}
