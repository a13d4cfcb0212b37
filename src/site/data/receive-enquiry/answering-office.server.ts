import { parseProjectPath } from "#contract/enquiry/asked-enquiry.ts";
import type { Office } from "#contract/settings.ts";
import { phoneLineFor, type PagePlace } from "#domain/contact-line.ts";
import type { ApiClient } from "#site/data/api-client.ts";
import { citiesByCountry, placeOfPage, type CountryCities } from "#site/data/page-place.ts";

interface AskedFrom {
  /** Path of the project that is asked about, as it was sent. */
  project: string | undefined;
  /** Path of the page that the form stood on. */
  page: string;
}

/** The office that answers: of the project's country, else of what the page is about. Null while no offices are known. */
export async function officeFor(api: ApiClient, asked: AskedFrom): Promise<Office | null> {
  const [footer, areas] = await Promise.all([api.want("footerLinks"), api.want("areaNavigation")]);
  const country = phoneLineFor(placeOf(asked, citiesByCountry(areas?.content ?? [])));
  return footer?.company.offices.find((office) => office.country === country) ?? null;
}

function placeOf({ project, page }: AskedFrom, places: readonly CountryCities[]): PagePlace {
  return parseProjectPath(project ?? "") ?? placeOfPage({ pathname: page, search: "" }, places);
}
