import { useEffect, useRef, useState, type RefObject } from "react";
import { useNavigate } from "react-router";
import type { EnquiryFaults } from "#contract/enquiry/fields.ts";
import { leastFormMs } from "#contract/enquiry/sending-rules.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import { keepFromOpening } from "#site/features/enquiry/opening/dialog-memory.ts";
import { accompanied } from "#site/features/enquiry/accompanied.ts";
import { dropDraft, keepDraft, type DraftSubject } from "#site/features/enquiry/draft.ts";
import { textsOf, typedIn } from "#site/features/enquiry/form-values.ts";
import type { Refusal } from "#site/features/enquiry/refusal-notice.tsx";
import { sendEnquiry } from "#site/features/enquiry/send-enquiry.ts";

export type Sending = "idle" | "under-way" | "lost" | Refusal;

interface SendingOptions {
  subject: DraftSubject;
  refusal: Refusal | null;
  onFaults: (faults: EnquiryFaults) => void;
}

/** Sends a form without leaving the page, one time for however many presses of its button. */
export function useSending({ subject, refusal, onFaults }: SendingOptions) {
  const { locale } = useVisitor();
  const navigate = useNavigate();
  const [sending, setSending] = useState<Sending>(refusal ?? "idle");
  const isBusy = useRef(false);
  const begunAt = useBegunAt();

  async function send(form: HTMLFormElement) {
    const { key } = keepDraft(subject, typedIn(form, locale));
    const elapsedMs = () => performance.now() - begunAt.current;
    // Timers may fire a fraction of a millisecond early, and the server refuses what is sent too soon.
    while (elapsedMs() < leastFormMs) await pause(leastFormMs - elapsedMs());
    const fields = accompanied(textsOf(form), { key, elapsedMs: elapsedMs() });
    const sent = await sendEnquiry(locale, fields);
    if (sent.outcome === "accepted") {
      dropDraft(subject);
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

/** When the script took the form over. */
function useBegunAt(): RefObject<number> {
  const begunAt = useRef(0);
  useEffect(() => {
    begunAt.current = performance.now();
  }, []);
  return begunAt;
}

function pause(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, Math.ceil(ms)));
}
