/** The company and the page's subject, for every contact link of a page. */
import { createContext, use, useMemo, type ReactNode } from "react";
import type { ProjectSummary } from "#contract/project.ts";
import type { Company, Office } from "#contract/settings.ts";
import { phoneLineFor, type PagePlace } from "#domain/contact-line.ts";

/** Without its figures, which only some pages show. */
export type CompanyContact = Omit<Company, "figures">;

/** Decides who is contacted, and what the message is about. */
export interface PageSubject {
  place: PagePlace;
  /** Null except on a project's page. */
  project: Pick<ProjectSummary, "name" | "ref" | "whatsapp"> | null;
}

const CompanyContext = createContext<{
  company: CompanyContact | null;
  subject: PageSubject;
} | null>(null);

interface CompanyProviderProps {
  company: CompanyContact | null;
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

/** Null when it could not be loaded; contact channels are then hidden. Throws outside the provider. */
export function useCompany(): CompanyContact | null {
  return useCompanyContext().company;
}

/** Throws outside the provider. */
export function usePageSubject(): PageSubject {
  return useCompanyContext().subject;
}

/** Office that answers enquiries about a place; undefined while the company is unknown. */
export function useAnsweringOffice(place: PagePlace): Office | undefined {
  const line = phoneLineFor(place);
  return useCompany()?.offices.find(({ country }) => country === line);
}

function useCompanyContext() {
  const context = use(CompanyContext);
  if (context === null) throw new Error("There is no company outside CompanyProvider");
  return context;
}
