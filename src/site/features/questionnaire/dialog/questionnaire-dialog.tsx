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
import { LoadingBar } from "#site/features/questionnaire/dialog/questionnaire-provider.tsx";
import { closeDialog } from "#site/components/close-dialog.ts";
import { focusInPlace } from "#site/components/focus-in-place.ts";
import { Icon } from "#site/ui/icon.tsx";

interface QuestionnaireDialogProps {
  state: QuestionnaireState;
  content: QuestionnaireContent;
  /** Contact form of the last step; null when unavailable. */
  form: ReactNode;
  /** Receives focus on close; null when the page loaded with it open. */
  opener: HTMLElement | null;
  /** A slow request is pending. */
  isPending: boolean;
  onStepChange: (state: QuestionnaireState) => void;
  onClose: () => void;
}

/** Modal over the page; full screen on narrow screens. */
export function QuestionnaireDialog({
  state,
  content,
  form,
  opener,
  isPending,
  onStepChange,
  onClose,
}: QuestionnaireDialogProps) {
  const t = useTranslations();
  const { format } = useVisitor();
  const dialog = useRef<HTMLDialogElement>(null);
  const headingId = useId();

  // Reports closing itself, because the `close` event fires after focus is back on the page.
  async function close(): Promise<void> {
    if (dialog.current === null || !(await closeDialog(dialog.current))) return;
    swallowDoubleClick();
    onClose();
  }

  const mayBeOpeningClick = useRef(true);
  function ignoreOpeningDoubleClick(event: MouseEvent) {
    if (event.detail < 2) mayBeOpeningClick.current = false;
    if (!mayBeOpeningClick.current) return;
    event.preventDefault();
    event.stopPropagation();
  }

  const restoreFocus = useEffectEvent(() => focusInPlace(opener));
  useEffect(() => {
    dialog.current?.showModal();
    return () => restoreFocus();
  }, []);

  const handleKey = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === "Escape") void close();
  });
  useEffect(() => {
    const controller = new AbortController();
    document.addEventListener("keydown", (event) => handleKey(event), {
      signal: controller.signal,
    });
    return () => controller.abort();
  }, []);

  // The pressed control unmounts with its step, so focus moves to the new heading.
  const focusedStep = useRef<QuestionnaireStep | null>(null);
  const { step } = state;
  useEffect(() => {
    if (focusedStep.current === step) return;
    focusedStep.current = step;
    dialog.current?.scrollTo({ top: 0 });
    document.getElementById(headingId)?.focus({ preventScroll: true });
  }, [step, headingId]);

  return (
    <dialog
      ref={dialog}
      className="dialog dialog--questionnaire"
      aria-labelledby={headingId}
      aria-busy={isPending}
      // Otherwise Back on Android would close the dialog instead of going back a step.
      closedby="none"
      onClickCapture={ignoreOpeningDoubleClick}
      onMouseDown={({ target, currentTarget, detail }) => {
        const isDoubled = detail > 1; // second click of the double click that opened it
        if (target === currentTarget && !isDoubled) void close();
      }}
    >
      <link rel="stylesheet" href={enquirySheet} precedence="default" />
      <link rel="stylesheet" href={questionnaireSheet} precedence="default" />
      {isPending && <LoadingBar />}
      <p className="visually-hidden" role="status">
        {t("questionnaire.progress", {
          step: format.number(questionnaireSteps.indexOf(step) + 1),
          steps: format.number(questionnaireSteps.length),
        })}
      </p>
      <div className="dialog__inner">
        <button
          className="icon-button dialog__close"
          type="button"
          aria-label={t("questionnaire.close")}
          onClick={() => void close()}
        >
          <Icon name="x" />
        </button>
        <div className="dialog__content">
          <Questionnaire
            state={state}
            content={content}
            form={form}
            onStepChange={onStepChange}
            heading={{ level: "h2", id: headingId }}
          />
        </div>
      </div>
    </dialog>
  );
}

/** The second click of a double click on Close must not reach the page below. */
function swallowDoubleClick(): void {
  function ignore(event: globalThis.MouseEvent) {
    if (event.detail < 2) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }
  window.addEventListener("click", ignore, { capture: true, once: true });
}
