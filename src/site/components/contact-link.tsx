import { createContext, use, type MouseEvent, type ReactNode } from "react";
import { writeProjectPath } from "#contract/enquiry/enquiry-query.ts";
import type { EnquiryKind, ViewingKind } from "#domain/enquiry.ts";
import { linkTo } from "#domain/links.ts";
import { useVisitorPreferences } from "#i18n/visitor-preferences.tsx";
import { isPlainClick } from "#site/components/plain-click.ts";

export interface ContactIntent {
  kind: EnquiryKind;
  /** Path such as `turkey/istanbul/bosphorus-terraces`; null for a general enquiry. */
  project: { path: string; name: string } | null;
  viewing?: ViewingKind | undefined;
  /** Initial message, appended to what the visitor wrote there before. */
  message?: string | undefined;
}

export const generalIntent: ContactIntent = { kind: "contact", project: null };

/** Opens the contact dialog, or follows the link when the dialog cannot be loaded. */
export type OpenContactDialog = (intent: ContactIntent, link: HTMLAnchorElement) => void;

/** Null where there is no dialog, as on a page without its layout. */
export const ContactDialogContext = createContext<OpenContactDialog | null>(null);

/** Click handler of a link to a form: opens the dialog instead. */
export function useContactDialogClick(intent = generalIntent) {
  const openDialog = use(ContactDialogContext);
  return (event: MouseEvent<HTMLAnchorElement>): void => {
    if (openDialog === null || !isPlainClick(event)) return;
    event.preventDefault();
    openDialog(intent, event.currentTarget);
  };
}

export interface IntentProject {
  name: string;
  slug: string;
  place: { country: { slug: string }; city: { slug: string } };
}

interface ContactLinkProps {
  /** None for a general enquiry. */
  project?: IntentProject;
  /** Asks for a viewing of this kind. */
  viewing?: ViewingKind;
  message?: string;
  className?: string;
  "aria-label"?: string;
  children: ReactNode;
}

/** Opens the contact dialog; without script it leads to the stand-alone form, as a new document. */
export function ContactLink({ project, viewing, message, children, ...link }: ContactLinkProps) {
  const { locale } = useVisitorPreferences();
  const path = project && {
    country: project.place.country.slug,
    city: project.place.city.slug,
    slug: project.slug,
  };
  const kind = viewing === undefined ? "project" : "viewing";
  const handleClick = useContactDialogClick({
    kind: path ? kind : "contact",
    project: project && path ? { path: writeProjectPath(path), name: project.name } : null,
    viewing,
    message,
  });
  return (
    <a
      {...link}
      href={linkTo(locale, "enquiry", path ? { kind, project: path } : {})}
      onClick={handleClick}
    >
      {children}
    </a>
  );
}
