import { useCallback, useEffect, useState, type ComponentType, type ReactNode } from "react";
import { useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { linkTo } from "#domain/links.ts";
import type { QuestionnaireAnswers } from "#domain/questionnaire.ts";
import { useVisitorPreferences } from "#i18n/visitor-preferences.tsx";
import { loadOptional } from "#site/components/optional-files.ts";
import { QuestionnaireContext } from "#site/components/questionnaire-link.tsx";
import { useDelayedPending } from "#site/ui/delayed-pending.ts";

export interface PopupProps {
  /** Request from a link; null when the address alone opens it. */
  request: PopupRequest | null;
  /** Whether loading was already announced. */
  isPendingShown: boolean;
}

export interface PopupRequest {
  /** Answers known in advance. */
  answers: QuestionnaireAnswers | undefined;
  /** Receives focus on close. */
  opener: HTMLElement | null;
}

type Popup = ComponentType<PopupProps>;

interface QuestionnaireProviderProps {
  load: () => Promise<Popup>;
  children: ReactNode;
}

/** Mounted once around all pages: opens the questionnaire from links and from the address. */
export function QuestionnaireProvider({ load, children }: QuestionnaireProviderProps) {
  const { locale } = useVisitorPreferences();
  const { pathname, hash } = useLocation();
  const [Popup, setPopup] = useState<Popup | null>(null);
  const [request, setRequest] = useState<PopupRequest | null>(null);
  const [isLoading, setLoading] = useState(false);
  const page = linkTo(locale, "questionnaire");

  const open = useCallback(
    (link: HTMLAnchorElement, answers?: QuestionnaireAnswers) => {
      const opener = closeParentDialog(link);
      setLoading(true);
      void loadOptional(load).then((component) => {
        setLoading(false);
        if (window.location.pathname !== pathname) return; // the visitor navigated meanwhile
        if (component === null) window.location.assign(link.href);
        else {
          setPopup(() => component);
          setRequest({ answers, opener });
        }
      });
    },
    [load, pathname],
  );

  const isInAddress = hash.split("?", 1)[0] === hashPrefix;
  const isPendingShown = useDelayedPending(Popup === null && (isLoading || isInAddress));
  const fallbackHref = page + hash.slice(hashPrefix.length);
  useEffect(() => {
    if (!isInAddress) return;
    void loadOptional(load).then((component) => {
      if (component === null) window.location.replace(fallbackHref);
      else setPopup(() => component);
    });
  }, [isInAddress, fallbackHref, load]);

  return (
    <QuestionnaireContext value={pathname === page ? null : open}>
      {children}
      {Popup === null ? (
        isPendingShown && <LoadingBar />
      ) : (
        <Popup request={request} isPendingShown={isPendingShown} />
      )}
    </QuestionnaireContext>
  );
}

/** Prefix of the dialog's hash; the rest equals the query of the questionnaire's page. */
const hashPrefix = "#questionnaire";

/** Closes the dialog that contains the link, and returns the element that finally receives focus. */
function closeParentDialog(link: HTMLAnchorElement): HTMLElement | null {
  const dialog = link.closest("dialog");
  if (dialog === null) return link;
  dialog.close();
  return document.activeElement instanceof HTMLElement ? document.activeElement : null;
}

export function LoadingBar() {
  const t = useTranslations("layout");
  return <div className="progress progress--busy" role="progressbar" aria-label={t("loading")} />;
}
