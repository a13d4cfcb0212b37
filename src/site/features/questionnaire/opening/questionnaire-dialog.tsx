import { useEffect, useId, useRef, type ReactNode } from "react";
import { useTranslations } from "use-intl";
import type { PopupProps } from "#site/features/questionnaire/opening/questionnaire-files.ts";
import { Questionnaire } from "#site/features/questionnaire/questionnaire.tsx";
import { Icon } from "#site/ui/icon.tsx";

interface QuestionnaireDialogProps extends PopupProps {
  /** The contact form of the last step; null where it cannot be had. */
  form: ReactNode;
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
  const dialog = useRef<HTMLDialogElement>(null);
  const headingId = useId();

  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => {
      element?.close();
      opener?.focus();
    };
  }, [opener]);

  // What was pressed is gone with the step before: the next one is read from its heading.
  useEffect(() => {
    dialog.current?.scrollTo({ top: 0 });
    document.getElementById(headingId)?.focus({ preventScroll: true });
  }, [state.step, headingId]);

  return (
    <dialog
      ref={dialog}
      className="dialog dialog--quiz"
      aria-labelledby={headingId}
      aria-busy={isWaiting}
      onClose={onClose}
      onPointerDown={({ target, currentTarget }) => {
        if (target === currentTarget) currentTarget.close();
      }}
    >
      {isWaiting && (
        <div
          className="progress progress--busy"
          role="progressbar"
          aria-label={t("shell.loading")}
        />
      )}
      <div className="dialog__in">
        <button
          className="act dialog__x"
          type="button"
          aria-label={t("questionnaire.close")}
          onClick={() => dialog.current?.close()}
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
