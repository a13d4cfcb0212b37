/** Header and contacts of every page, and what opens over it. */
import { useEffect, type ReactNode } from "react";
import { useVisitorChoice } from "#i18n/visitor-choice.tsx";
import { CompareTray } from "#site/features/compare/compare-tray.tsx";
import { ContactDialogHost } from "#site/features/enquiry/opening/contact-dialog-host.tsx";
import { noteFirstTouch } from "#site/features/enquiry/opening/first-touch.ts";
import { BottomBar, FloatingContacts } from "#site/layout/contact-buttons.tsx";
import { SiteHeader } from "#site/layout/site-header.tsx";
import { ToldChoice } from "#site/layout/told-choice.tsx";
import { PreferencesMenu } from "#site/layout/preferences/preferences-menu.tsx";
import { QuestionnaireHost } from "#site/features/questionnaire/opening/questionnaire-host.tsx";
import { KeptNotice } from "#site/features/shortlist/kept-notice.tsx";
import { ShortlistLine, ShortlistLink } from "#site/features/shortlist/shortlist-link.tsx";
import type { ShellData } from "#site/layout/layout-loader.ts";
import { OfflineKeeping } from "#site/offline/offline-keeping.ts";

export interface HeaderProps {
  /** Null where the surroundings are not known: the sign is all there is. */
  shell: Pick<ShellData, "menus" | "areaUnits"> | null;
  /** Whether a form that was sent is shown again. */
  hasSentForm: boolean;
}

export function Header({ shell, hasSentForm }: HeaderProps) {
  if (shell === null) {
    return (
      <SiteHeader navigation={null} shortlist={null} shortlistLine={null} preferences={null} />
    );
  }
  return (
    <SiteHeader
      navigation={shell.menus}
      shortlist={<ShortlistLink />}
      shortlistLine={<ShortlistLine />}
      preferences={<PreferencesMenu areaUnits={shell.areaUnits} hasSentForm={hasSentForm} />}
    />
  );
}

/** The ways to ask that stand over every page. */
export function Contacts() {
  return (
    <>
      <FloatingContacts />
      <BottomBar />
    </>
  );
}

/** What links of a page open over it. */
export function Dialogs({ children }: { children: ReactNode }) {
  return (
    <QuestionnaireHost load={loadQuestionnaire}>
      <ContactDialogHost>{children}</ContactDialogHost>
    </QuestionnaireHost>
  );
}

export function LateSurroundings() {
  const { currency, areaUnit } = useVisitorChoice();
  useEffect(() => {
    noteFirstTouch(arrivalAddress(), document.referrer);
  }, []);
  return (
    <>
      <ToldChoice />
      <KeptNotice />
      <CompareTray />
      {/* In other figures a page is another one, and kept anew. */}
      <OfflineKeeping key={`${currency} ${areaUnit}`} />
    </>
  );
}

async function loadQuestionnaire() {
  const { QuestionnairePopup } = await import("#site/layout/questionnaire-popup.tsx");
  return QuestionnairePopup;
}

/** Of the document; by now a visitor may have gone on. */
function arrivalAddress(): string {
  return performance.getEntriesByType("navigation")[0]?.name ?? window.location.href;
}
