/**
 * The schema as Kysely sees it, the same on SQLite and PostgreSQL: flags are 0 or 1, times ISO text, money whole numbers.
 * Text of a visitor's language stands in `…_text` tables. Ordered copy that no query looks into (highlights, guide sections,
 * page sections) is one JSON text column.
 */
import type { AnnouncementTables } from "#database/schema/announcements.ts";
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
    AnnouncementTables {
  /** Where a published thing used to be: `kind` is its table, `slug` the old one. */
  former_slug: { kind: string; slug: string; current_slug: string };
  /** One row, id 1, once content has been loaded: `generation` is raised by every load that changes something. */
  content_state: { id: number; generation: number; loaded_at: string };
  /** Name of each project as `nameKey` writes it; beside it, the text index has a table a language (`search/documents.ts`). */
  project_name_key: { project_id: number; name_key: string };
  /** One row, id 1, once the index has been written: which way of making terms it was written with. */
  search_state: { id: number; version: number };
}
