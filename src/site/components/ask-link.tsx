import { createContext, use, type MouseEvent, type ReactNode } from "react";
import { writeProjectPath } from "#contract/enquiry/enquiry-query.ts";
import type { EnquiryKind, VisitKind } from "#domain/enquiry.ts";
import { linkTo } from "#domain/links.ts";
import { useVisitorChoice } from "#i18n/visitor-choice.tsx";
import { isPlainClick } from "#site/components/plain-click.ts";

/** What the contact dialog is opened for. */
export interface Asked {
  kind: EnquiryKind;
  /** By its path, `turkey/istanbul/bosphorus-terraces`, and its name; null for nothing in particular. */
  project: { path: string; name: string } | null;
  /** How it is to be seen. */
  visit?: VisitKind | undefined;
  /** What stands in the message to begin with; behind whatever the visitor wrote there before. */
  message?: string | undefined;
}

export const askedAnything: Asked = { kind: "contact", project: null };

/** Opens the contact dialog; where it cannot be had, the link is followed. */
export type Ask = (asked: Asked, link: HTMLAnchorElement) => void;

/** Null where there is no dialog, as on a page without its surroundings. */
export const AskContext = createContext<Ask | null>(null);

/** What a link does when it is pressed that leads to a form: it opens the dialog instead. */
export function useAsk(asked = askedAnything) {
  const ask = use(AskContext);
  return (event: MouseEvent<HTMLAnchorElement>): void => {
    if (ask === null || !isPlainClick(event)) return;
    event.preventDefault();
    ask(asked, event.currentTarget);
  };
}

/** A project by its name and the slugs of its address. */
export interface AskedProject {
  name: string;
  slug: string;
  place: { country: { slug: string }; city: { slug: string } };
}

interface AskLinkProps {
  /** What is asked about; nothing in particular unless told. */
  project?: AskedProject;
  /** Asks to see it, in this way. */
  visit?: VisitKind;
  message?: string;
  className?: string;
  "aria-label"?: string;
  children: ReactNode;
}

/**
 * A link to a form by itself, which opens the contact dialog where there is script. It leads to a document of its own: it
 * is followed only where the dialog cannot be had.
 */
export function AskLink({ project, visit, message, children, ...link }: AskLinkProps) {
  const { locale } = useVisitorChoice();
  const path = project && {
    country: project.place.country.slug,
    city: project.place.city.slug,
    slug: project.slug,
  };
  const kind = visit === undefined ? "project" : "viewing";
  const ask = useAsk({
    kind: path ? kind : "contact",
    project: project && path ? { path: writeProjectPath(path), name: project.name } : null,
    visit,
    message,
  });
  return (
    <a
      {...link}
      href={linkTo(locale, "enquiry", path ? { kind, project: path } : {})}
      onClick={ask}
    >
      {children}
    </a>
  );
}
