import type { ReactNode } from "react";
import type { VisitKind } from "#domain/enquiry.ts";
import { linkTo } from "#domain/links.ts";
import { useVisitorChoice } from "#i18n/visitor-choice.tsx";

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
  /** What stands in the message to begin with; behind whatever the visitor wrote there before. */
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
  const asked = project && {
    country: project.place.country.slug,
    city: project.place.city.slug,
    slug: project.slug,
  };
  const kind = visit === undefined ? "project" : "viewing";
  return (
    <a
      {...link}
      href={linkTo(locale, "enquiry", asked ? { kind, project: asked } : {})}
      data-ask={project?.name ?? ""}
      data-visit={visit}
      data-message={message}
    >
      {children}
    </a>
  );
}
