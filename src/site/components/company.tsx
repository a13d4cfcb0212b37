/** Whom a page's visitor may ask: the company, and what the page would be asked about. */
import { createContext, use, useMemo, type ReactNode } from "react";
import type { ProjectSummary } from "#contract/project.ts";
import type { Company } from "#contract/settings.ts";
import type { PagePlace } from "#domain/contact-line.ts";

/** How the company is reached; what it counts of itself stands on the pages that say it. */
export type CompanyToReach = Omit<Company, "figures">;

/** What a page is about, so that every way to ask reaches the right people and says what is asked about. */
export interface PageSubject {
  place: PagePlace;
  /** Null on every page that is not a project's. */
  project: Pick<ProjectSummary, "name" | "ref" | "whatsapp"> | null;
}

const CompanyContext = createContext<{
  company: CompanyToReach | null;
  subject: PageSubject;
} | null>(null);

interface CompanyProviderProps {
  company: CompanyToReach | null;
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
export function useCompany(): CompanyToReach | null {
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
