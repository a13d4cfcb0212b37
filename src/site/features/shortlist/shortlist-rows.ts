import type { SavedListOrder } from "#contract/saved-list.ts";
import type { ExplainedPrice } from "#site/components/price-view.server.ts";
import type { ProjectCardView } from "#site/components/project-card-view.server.ts";

/** A card with its price in whole USD, for sorting. */
export interface ShortlistProject extends ProjectCardView {
  priceUsd: number;
  price: ExplainedPrice;
}

type Priced = Pick<ShortlistProject, "ref" | "priceUsd">;

/** Projects of the given references, and references of withdrawn ones. */
export interface ShortlistProjects {
  projects: readonly ShortlistProject[];
  withdrawn: readonly string[];
}

/** The project is null once withdrawn. */
export interface ShortlistRow<Project> {
  ref: string;
  project: Project | null;
}

/** Separates known references, withdrawn ones included, from unknown ones; both in saved order. */
export function splitUnknown(
  requested: readonly string[],
  { projects, withdrawn }: { projects: readonly { ref: string }[]; withdrawn: readonly string[] },
): { known: string[]; unknown: string[] } {
  const listed = new Set([...projects.map(({ ref }) => ref), ...withdrawn]);
  return {
    known: requested.filter((ref) => listed.has(ref)),
    unknown: requested.filter((ref) => !listed.has(ref)),
  };
}

/** By price, rows without a current price come last. */
export function shortlistRows<Project extends Priced>(
  known: readonly string[],
  { projects }: { projects: readonly Project[] },
  order: SavedListOrder,
): ShortlistRow<Project>[] {
  const byRef = new Map(projects.map((project) => [project.ref, project]));
  const rows = known.map((ref) => ({ ref, project: byRef.get(ref) ?? null }));
  return order === "saved" ? rows : rows.toSorted((one, other) => priceOf(one) - priceOf(other));
}

function priceOf({ project }: ShortlistRow<Priced>): number {
  return project?.priceUsd ?? Number.MAX_SAFE_INTEGER;
}
