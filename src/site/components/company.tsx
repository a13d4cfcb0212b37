/** Whom a page's visitor may ask: the company, and what the page would be asked about. */
import { createContext, use, useMemo, type ReactNode } from "react";
import type { ProjectSummary } from "#contract/project.ts";
import type { Company } from "#contract/settings.ts";
import type { PagePlace } from "#domain/contact-line.ts";

/** What a page is about, so that every way to ask reaches the right people and says what is asked about. */
export interface PageSubject {
  place: PagePlace;
  /** Null on every page that is not a project's. */
  project: Pick<ProjectSummary, "name" | "ref" | "whatsapp"> | null;
}

const CompanyContext = createContext<{ company: Company | null; subject: PageSubject } | null>(
  null,
);

interface CompanyProviderProps {
  company: Company | null;
  subject: PageSubject;
  children: ReactNode;
}

export function CompanyProvider({ company, subject, children }: CompanyProviderProps) {
  const { project } = subject;
  const { country, city } = subject.place;
  const value = useMemo(
    () => ({ company, subject: { place: { country, city }, project } }),
    [company, country, city, project],
  );
  return <CompanyContext value={value}>{children}</CompanyContext>;
}

/** The company; null where it could not be read, and then no way to reach it is shown. Throws outside `CompanyProvider`. */
export function useCompany(): Company | null {
  return useContext().company;
}

/** What the page is about. Throws outside `CompanyProvider`. */
export function usePageSubject(): PageSubject {
  return useContext().subject;
}

function useContext() {
  const context = use(CompanyContext);
  if (context === null) throw new Error("There is no company outside CompanyProvider");
  return context;
}
