/** Same on SQLite and PostgreSQL: flags are 0 or 1, times ISO text, money whole numbers, localised text in `…_text` tables. */
import type { IndexNowTables } from "#database/schema/indexnow.ts";
import type { EditorialTables } from "#database/schema/editorial.ts";
import type { EnquiryTables } from "#database/schema/enquiries.ts";
import type { PageTables } from "#database/schema/pages.ts";
import type { ProjectTables } from "#database/schema/projects.ts";
import type { PurchaseRuleTables } from "#database/schema/purchase-rules.ts";
import type { RegionTables } from "#database/schema/regions.ts";
import type { VocabularyTables } from "#database/schema/vocabulary.ts";

export type { Flag, Json } from "#database/schema/entity.ts";

export interface Database
  extends
    VocabularyTables,
    RegionTables,
    ProjectTables,
    PurchaseRuleTables,
    EditorialTables,
    PageTables,
    EnquiryTables,
    IndexNowTables {
  /** Redirects of renamed entities: `kind` is the table. */
  former_slug: { kind: string; slug: string; current_slug: string };
  /** Single row, id 1, after the first load; `generation` increases with each load that changes something. */
  content_state: { id: number; generation: number; loaded_at: string };
  /** Normalised project names for matching; the full-text index is in `search/documents.ts`. */
  project_name_key: { project_id: number; name_key: string };
  /** Single row, id 1: version of the terms that the index was written with. */
  search_state: { id: number; version: number };
}
