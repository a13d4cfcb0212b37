import { useEffect, useRef, useState, type RefObject } from "react";
import { useNavigate } from "react-router";
import type { EnquiryFaults } from "#contract/enquiry/fields.ts";
import type { EnquiryKind } from "#domain/enquiry.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import { keepFromOpening } from "#site/features/enquiry/opening/dialog-memory.ts";
import { dropDraft, keepDraft } from "#site/features/enquiry/draft.ts";
import { firstTouch } from "#site/features/enquiry/opening/first-touch.ts";
import { textsOf } from "#site/features/enquiry/form-values.ts";
import type { Refusal } from "#site/features/enquiry/refusal-notice.tsx";
import { sendEnquiry } from "#site/features/enquiry/send-enquiry.ts";

/** What comes back sooner was not typed by anybody; the server refuses it. */
const leastMs = 2_000;

export type Sending = "idle" | "under-way" | "lost" | Refusal;

interface SendingOptions {
  kind: EnquiryKind;
  refusal: Refusal | null;
  onFaults: (faults: EnquiryFaults) => void;
}

/** Sends a form without leaving the page, one time for however many presses of its button. */
export function useSending({ kind, refusal, onFaults }: SendingOptions) {
  const { locale } = useVisitor();
  const navigate = useNavigate();
  const [sending, setSending] = useState<Sending>(refusal ?? "idle");
  const isBusy = useRef(false);
  const shownAt = useShownAt();

  async function send(form: HTMLFormElement) {
    const { key } = keepDraft(kind, textsOf(form));
    await pause(leastMs - (performance.now() - shownAt.current));
    const fields = new URLSearchParams(Object.entries(textsOf(form)));
    fields.set("key", key);
    fields.set("elapsed_ms", String(Math.round(performance.now() - shownAt.current)));
    fields.set("time_zone", new Intl.DateTimeFormat().resolvedOptions().timeZone);
    const touch = firstTouch();
    if (touch !== null) fields.set("first_touch", touch);
    const sent = await sendEnquiry(locale, fields);
    if (sent.outcome === "accepted") {
      dropDraft(kind);
      keepFromOpening();
      // Back leads to a page that the form stands on beside other things, never to a form that was sent.
      await navigate(sent.next, { replace: form.closest("dialog") === null });
    } else if (sent.outcome === "faulty") {
      setSending("idle");
      onFaults(sent.faults);
    } else {
      setSending(sent.outcome === "lost" ? "lost" : sent);
    }
  }

  /** Sends what `isRight` finds nothing wrong with; does nothing while that is under way. */
  async function sendOnce(form: HTMLFormElement, isRight: () => Promise<boolean>) {
    if (isBusy.current) return;
    isBusy.current = true;
    setSending("under-way");
    try {
      if (await isRight()) await send(form);
      else setSending("idle");
    } finally {
      isBusy.current = false;
    }
  }

  return { sending, sendOnce };
}

/** When the form came into view. */
function useShownAt(): RefObject<number> {
  const shownAt = useRef(0);
  useEffect(() => {
    shownAt.current = performance.now();
  }, []);
  return shownAt;
}

function pause(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, Math.max(0, ms)));
}
