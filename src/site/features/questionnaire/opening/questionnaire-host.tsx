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
  /** What a link asked for; null where the address alone opens it. */
  request: PopupRequest | null;
  /** Whether the visitor was told already that it is awaited. */
  isTold: boolean;
}

export interface PopupRequest {
  /** What is known already. */
  answers: QuestionnaireAnswers | undefined;
  /** What gets the focus back. */
  opener: HTMLElement | null;
}

type Popup = ComponentType<PopupProps>;

interface QuestionnaireHostProps {
  load: () => Promise<Popup>;
  children: ReactNode;
}

/** Lets links and the address open the questionnaire over the page. Mounted once, around every page. */
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
        if (window.location.pathname !== pathname) return; // the visitor went on while it was fetched
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

/** Begins the hash of an address over whose page it is open; what follows says the step as the query of its own page does. */
const word = "#questionnaire";

/** A dialog that asks for it closes; whatever had opened that gets the focus in the end. */
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
