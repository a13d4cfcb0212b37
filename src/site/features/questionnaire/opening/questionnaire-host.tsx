import { useCallback, useEffect, useState, type ComponentType, type ReactNode } from "react";
import { useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { linkTo } from "#domain/links.ts";
import type { QuestionnaireAnswers } from "#domain/questionnaire.ts";
import { useVisitorChoice } from "#i18n/visitor-choice.tsx";
import { loadOptional } from "#site/components/optional-files.ts";
import { QuestionnaireContext } from "#site/components/questionnaire-link.tsx";
import { useSteady } from "#site/ui/steady.ts";

export interface PopupProps {
  /** Request from a link; null when the address alone opens it. */
  request: PopupRequest | null;
  /** Whether loading was already announced. */
  isTold: boolean;
}

export interface PopupRequest {
  /** Answers known in advance. */
  answers: QuestionnaireAnswers | undefined;
  /** Receives focus on close. */
  opener: HTMLElement | null;
}

type Popup = ComponentType<PopupProps>;

interface QuestionnaireHostProps {
  load: () => Promise<Popup>;
  children: ReactNode;
}

/** Mounted once around all pages: opens the questionnaire from links and from the address. */
export function QuestionnaireHost({ load, children }: QuestionnaireHostProps) {
  const { locale } = useVisitorChoice();
  const { pathname, hash } = useLocation();
  const [Popup, setPopup] = useState<Popup | null>(null);
  const [request, setRequest] = useState<PopupRequest | null>(null);
  const [isAsked, setAsked] = useState(false);
  const page = linkTo(locale, "questionnaire");

  const open = useCallback(
    (link: HTMLAnchorElement, answers?: QuestionnaireAnswers) => {
      const opener = givingWay(link);
      setAsked(true);
      void loadOptional(load).then((fetched) => {
        setAsked(false);
        if (window.location.pathname !== pathname) return; // the visitor navigated meanwhile
        if (fetched === null) window.location.assign(link.href);
        else {
          setPopup(() => fetched);
          setRequest({ answers, opener });
        }
      });
    },
    [load, pathname],
  );

  const isInAddress = hash.split("?", 1)[0] === word;
  const isTold = useSteady(Popup === null && (isAsked || isInAddress));
  const instead = page + hash.slice(word.length);
  useEffect(() => {
    if (!isInAddress) return;
    void loadOptional(load).then((fetched) => {
      if (fetched === null) window.location.replace(instead);
      else setPopup(() => fetched);
    });
  }, [isInAddress, instead, load]);

  return (
    <QuestionnaireContext value={pathname === page ? null : open}>
      {children}
      {Popup === null ? isTold && <Waiting /> : <Popup request={request} isTold={isTold} />}
    </QuestionnaireContext>
  );
}

/** Prefix of the dialog's hash; the rest equals the query of the questionnaire's page. */
const word = "#questionnaire";

/** Closes the dialog that contains the link, and returns the element that finally receives focus. */
function givingWay(link: HTMLAnchorElement): HTMLElement | null {
  const dialog = link.closest("dialog");
  if (dialog === null) return link;
  dialog.close();
  return document.activeElement instanceof HTMLElement ? document.activeElement : null;
}

export function Waiting() {
  const t = useTranslations("layout");
  return <div className="progress progress--busy" role="progressbar" aria-label={t("loading")} />;
}
