import { useEffect, useRef, useState, type RefObject } from "react";
import { useNavigate } from "react-router";
import type { EnquiryFaults, EnquiryTexts } from "#contract/enquiry/fields.ts";
import { minFormMs } from "#contract/enquiry/sending-rules.ts";
import { useVisitorPreferences } from "#i18n/visitor-preferences.tsx";
import { preventAutoOpen } from "#site/features/enquiry/dialog/auto-open-state.ts";
import { deleteDraft, saveDraft, type DraftSubject } from "#site/features/enquiry/draft.ts";
import { formTexts, draftTexts } from "#site/features/enquiry/form-values.ts";
import type { Refusal } from "#site/features/enquiry/refusal-notice.tsx";
import type { EnquiryOutcome } from "#contract/enquiry/outcome.ts";
import { linkTo } from "#domain/links.ts";
import type { Locale } from "#domain/locale.ts";
import { answersForEnquiry } from "#site/components/questionnaire-storage.ts";
import { firstTouch } from "#site/features/enquiry/first-touch.ts";

export type SubmissionState = "idle" | "pending" | "lost" | Refusal;

interface SubmissionOptions {
  subject: DraftSubject;
  refusal: Refusal | null;
  onFaults: (faults: EnquiryFaults) => void;
}

/** Sends a form without navigation; repeated presses send it once. */
export function useEnquirySubmission({ subject, refusal, onFaults }: SubmissionOptions) {
  const { locale } = useVisitorPreferences();
  const navigate = useNavigate();
  const [submission, setSubmission] = useState<SubmissionState>(refusal ?? "idle");
  const isBusy = useRef(false);
  const startedAt = useStartedAt();

  async function send(form: HTMLFormElement) {
    const { key } = saveDraft(subject, draftTexts(form, locale));
    const elapsedMs = () => performance.now() - startedAt.current;
    // Timers may fire slightly early, and the server rejects forms sent too soon.
    while (elapsedMs() < minFormMs) await pause(minFormMs - elapsedMs());
    const fields = submissionFields(formTexts(form), { key, elapsedMs: elapsedMs() });
    const result = await sendEnquiry(locale, fields);
    if (result.outcome === "accepted") {
      deleteDraft(subject);
      preventAutoOpen();
      // Back leads to the page below a dialog, but never to a form that was sent.
      await navigate(result.next, { replace: form.closest("dialog") === null });
    } else if (result.outcome === "faulty") {
      setSubmission("idle");
      onFaults(result.faults);
    } else {
      setSubmission(result.outcome === "lost" ? "lost" : result);
    }
  }

  /** Sends if the form is valid; ignored while sending. */
  async function submitOnce(form: HTMLFormElement, isValid: () => Promise<boolean>) {
    if (isBusy.current) return;
    isBusy.current = true;
    setSubmission("pending");
    try {
      if (await isValid()) await send(form);
      else setSubmission("idle");
    } finally {
      isBusy.current = false;
    }
  }

  return { submission, submitOnce };
}

/** Time of hydration. */
function useStartedAt(): RefObject<number> {
  const startedAt = useRef(0);
  useEffect(() => {
    startedAt.current = performance.now();
  }, []);
  return startedAt;
}

function pause(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, Math.ceil(ms)));
}

const timeoutMs = 20_000;

/** `lost`: outcome unknown; resending with the same key creates no duplicate. */
type SubmissionResult = EnquiryOutcome | { outcome: "lost" };

/**
 * Never throws. Uses `fetch` because a fetcher sends lost connections to the error boundary, which unmounts the
 * form, and does not expose `Retry-After`.
 */
export async function sendEnquiry(
  locale: Locale,
  fields: URLSearchParams,
): Promise<SubmissionResult> {
  try {
    const response = await fetch(linkTo(locale, "send-enquiry"), {
      method: "POST",
      headers: { Accept: "application/json" },
      body: fields,
      signal: AbortSignal.timeout(timeoutMs),
    });
    return (await outcomeOf(response)) ?? resultOfStatus(response);
  } catch {
    return { outcome: "lost" };
  }
}

async function outcomeOf(response: Response): Promise<EnquiryOutcome | null> {
  if (!response.headers.get("Content-Type")?.startsWith("application/json")) return null;
  const answer: unknown = await response.json();
  const isOurs = typeof answer === "object" && answer !== null && "outcome" in answer;
  return isOurs ? (answer as EnquiryOutcome) : null; // our own route returns this shape
}

/** Outcome by status code, for answers of a proxy in front of the site. */
function resultOfStatus({ status, headers }: Response): SubmissionResult {
  const reason = reasons[status] ?? (status >= 500 ? "unavailable" : null);
  if (reason === null) return { outcome: "lost" };
  const seconds = Number(headers.get("Retry-After") ?? Number.NaN);
  return {
    outcome: "refused",
    reason,
    retryAfterSeconds: Number.isFinite(seconds) ? seconds : null,
  };
}

const reasons: Readonly<Record<number, "foreign" | "too_large" | "too_many">> = {
  403: "foreign",
  413: "too_large",
  429: "too_many",
};

interface SubmissionMeta {
  /** Submission key of the draft. */
  key: string;
  /** Milliseconds since hydration. */
  elapsedMs: number;
}

/** Kinds answered by an adviser, to whom the visitor's questionnaire answers are useful. */
const advisedKinds: readonly (string | undefined)[] = ["contact", "project", "viewing"];

/**
 * Adds what only a script knows. The time zone is sent for viewings only, because no other kind needs the
 * visitor's clock.
 */
export function submissionFields(
  texts: EnquiryTexts,
  { key, elapsedMs }: SubmissionMeta,
): URLSearchParams {
  const fields = new URLSearchParams(Object.entries(texts));
  fields.set("key", key);
  fields.set("elapsed_ms", String(Math.round(elapsedMs)));
  if (texts.kind === "viewing") {
    fields.set("time_zone", new Intl.DateTimeFormat().resolvedOptions().timeZone);
  }
  const answers = advisedKinds.includes(texts.kind) ? answersForEnquiry() : null;
  if (answers !== null && texts.questionnaire === undefined) {
    fields.set("questionnaire", answers);
  }
  const touch = firstTouch();
  if (touch !== null) fields.set("first_touch", touch);
  return fields;
}
