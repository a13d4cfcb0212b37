/** The company's contacts and figures, which the root loader reads once and pieces all over a page need. */
import { createContext, use, type ReactNode } from "react";
import type { Company } from "#contract/settings.ts";

const CompanyContext = createContext<Company | null>(null);

export function CompanyProvider({ company, children }: { company: Company; children: ReactNode }) {
  return <CompanyContext value={company}>{children}</CompanyContext>;
}

/** The company. Throws outside `CompanyProvider`. */
export function useCompany(): Company {
  const company = use(CompanyContext);
  if (company === null) throw new Error("There is no company outside CompanyProvider");
  return company;
}
