import { useEffect, useEffectEvent, useId, useRef, type MouseEvent, type ReactNode } from "react";
import { useTranslations } from "use-intl";
import {
  questionnaireSteps,
  type QuestionnaireState,
  type QuestionnaireStep,
} from "#domain/questionnaire.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import type { QuestionnaireContent } from "#site/features/questionnaire/content.ts";
import { Questionnaire } from "#site/features/questionnaire/questionnaire.tsx";
import enquirySheet from "#site/styles/sheets/enquiry.css?url";
import questionnaireSheet from "#site/styles/sheets/questionnaire.css?url";
import { Waiting } from "#site/features/questionnaire/opening/questionnaire-host.tsx";
import { closeDialog } from "#site/components/close-dialog.ts";
import { focusInPlace } from "#site/components/focus-in-place.ts";
import { Icon } from "#site/ui/icon.tsx";

interface QuestionnaireDialogProps {
  state: QuestionnaireState;
  content: QuestionnaireContent;
  /** The contact form of the last step; null where it cannot be had. */
  form: ReactNode;
  /** What gets the focus back; null where it was open when the page was loaded. */
  opener: HTMLElement | null;
  /** Something is awaited that takes a while. */
  isWaiting: boolean;
  onTurn: (state: QuestionnaireState) => void;
  onClose: () => void;
}

/** The questionnaire over the page; on narrow screens it is all there is. */
export function QuestionnaireDialog({
  state,
  content,
  form,
  opener,
  isWaiting,
  onTurn,
  onClose,
}: QuestionnaireDialogProps) {
  const t = useTranslations();
  const { format } = useVisitor();
  const dialog = useRef<HTMLDialogElement>(null);
  const headingId = useId();

  // Told as it closes, not by the event that follows: the focus is back on the page by then, and the next press may be there.
  async function close(): Promise<void> {
    if (dialog.current === null || !(await closeDialog(dialog.current))) return;
    ignoreRestOfDouble();
    onClose();
  }

  const isFresh = useRef(true);
  function ignoreRestOfOpening(event: MouseEvent) {
    if (event.detail < 2) isFresh.current = false;
    if (!isFresh.current) return;
    event.preventDefault();
    event.stopPropagation();
  }

  const giveBack = useEffectEvent(() => focusInPlace(opener));
  useEffect(() => {
    dialog.current?.showModal();
    return () => giveBack();
  }, []);

  const pressed = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === "Escape") void close();
  });
  useEffect(() => {
    const listening = new AbortController();
    document.addEventListener("keydown", (event) => pressed(event), { signal: listening.signal });
    return () => listening.abort();
  }, []);

  // What was pressed is gone with the step before: the next one is read from its heading.
  const read = useRef<QuestionnaireStep | null>(null);
  const { step } = state;
  useEffect(() => {
    if (read.current === step) return;
    read.current = step;
    dialog.current?.scrollTo({ top: 0 });
    document.getElementById(headingId)?.focus({ preventScroll: true });
  }, [step, headingId]);

  return (
    <dialog
      ref={dialog}
      className="dialog dialog--quiz"
      aria-labelledby={headingId}
      aria-busy={isWaiting}
      // Left to the browser, Back would close it on Android instead of going a step back.
      closedby="none"
      onClickCapture={ignoreRestOfOpening}
      onMouseDown={({ target, currentTarget, detail }) => {
        const isDoubled = detail > 1; // the rest of the double click that opened it
        if (target === currentTarget && !isDoubled) void close();
      }}
    >
      <link rel="stylesheet" href={enquirySheet} precedence="default" />
      <link rel="stylesheet" href={questionnaireSheet} precedence="default" />
      {isWaiting && <Waiting />}
      <p className="vh" role="status">
        {t("questionnaire.bar", {
          step: format.number(questionnaireSteps.indexOf(step) + 1),
          steps: format.number(questionnaireSteps.length),
        })}
      </p>
      <div className="dialog__in">
        <button
          className="act dialog__x"
          type="button"
          aria-label={t("questionnaire.close")}
          onClick={() => void close()}
        >
          <Icon name="x" />
        </button>
        <div className="dialog__a">
          <Questionnaire
            state={state}
            content={content}
            form={form}
            onTurn={onTurn}
            heading={{ level: "h2", id: headingId }}
          />
        </div>
      </div>
    </dialog>
  );
}

/** What lay beneath is not what the rest of a double click is meant for that closed it. */
function ignoreRestOfDouble(): void {
  function ignore(event: globalThis.MouseEvent) {
    if (event.detail < 2) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }
  window.addEventListener("click", ignore, { capture: true, once: true });
}
