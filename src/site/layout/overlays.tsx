import { useEffect, type ReactNode, useRef, useState } from "react";
import { useVisitorPreferences } from "#i18n/visitor-preferences.tsx";
import { CompareTray } from "#site/features/compare/compare-tray.tsx";
import { ContactDialogProvider } from "#site/features/enquiry/dialog/contact-dialog-provider.tsx";
import { recordFirstTouch } from "#site/features/enquiry/first-touch.ts";
import { QuestionnaireProvider } from "#site/features/questionnaire/dialog/questionnaire-provider.tsx";
import { SaveNotice } from "#site/features/shortlist/save-notice.tsx";
import { OfflineCaching } from "#site/offline/offline-caching.ts";
import { useLocation } from "react-router";
import { currentAnnouncements } from "#site/components/choice-announcements.ts";

export function DialogHosts({ children }: { children: ReactNode }) {
  return (
    <QuestionnaireProvider load={loadQuestionnaire}>
      <ContactDialogProvider>{children}</ContactDialogProvider>
    </QuestionnaireProvider>
  );
}

export function Overlays() {
  const { currency, areaUnit } = useVisitorPreferences();
  useEffect(() => {
    recordFirstTouch(landingUrl(), document.referrer);
  }, []);
  return (
    <>
      <ChoiceAnnouncer />
      <SaveNotice />
      <CompareTray />
      {/* A page in another currency or unit has to be cached again. */}
      <OfflineCaching key={`${currency} ${areaUnit}`} />
    </>
  );
}

async function loadQuestionnaire() {
  const { QuestionnairePopup } = await import("#site/layout/questionnaire-popup.tsx");
  return QuestionnairePopup;
}

/** URL of the document itself; the visitor may have navigated since. */
function landingUrl(): string {
  return performance.getEntriesByType("navigation")[0]?.name ?? window.location.href;
}

/** Announces what a filter or preference changed. A live region that is inserted with its text is not read out. */
function ChoiceAnnouncer() {
  const { pathname, search } = useLocation();
  const { currency, areaUnit } = useVisitorPreferences();
  const choiceKey = [search, currency, areaUnit].join(" ");
  const previous = useRef({ pathname, choiceKey, messages: [""] });
  const [announcement, setAnnouncement] = useState("");
  useEffect(() => {
    const former = previous.current;
    const messages = currentAnnouncements();
    const changed = messages.find((one) => !former.messages.includes(one));
    previous.current = { pathname, choiceKey, messages };
    if (former.pathname !== pathname) setAnnouncement("");
    else if (former.choiceKey !== choiceKey)
      setAnnouncement((current) => changed ?? (current || messages.at(-1) || ""));
  }, [pathname, choiceKey]);
  return (
    <p className="visually-hidden" role="status">
      {announcement}
    </p>
  );
}
