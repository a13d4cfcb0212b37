import type { Developer, DeveloperPage } from "#contract/developer.ts";
import type { gone } from "#catalog/projects/find-project.ts";
import type { Reading } from "#catalog/reading.ts";

/** Lists one page of the developer companies, by name. */
export async function listDevelopers(
  _reading: Reading,
  _paging: { page: number; limit: number },
): Promise<DeveloperPage> {
  throw new Error("to be written");
}

/** Lists all developer companies by name, as menus and filters need them. */
export async function listDeveloperNames(
  _reading: Reading,
): Promise<Pick<Developer, "id" | "slug" | "name" | "projects">[]> {
  throw new Error("to be written");
}

/** Finds a developer company by its slug or its number; `gone` where it was published once. */
export async function findDeveloper(
  _reading: Reading,
  _id: string,
): Promise<Developer | typeof gone | null> {
  throw new Error("to be written");
}
