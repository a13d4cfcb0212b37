import type { IsoTime } from "#database/schema/enquiries.ts";
import type { Flag } from "#database/schema/entity.ts";

export interface IndexNowTables {
  /** Single row, id 1: progress and claim of IndexNow notifications. */
  indexnow_state: {
    id: number;
    /** Content version of the last comparison; null before the first. */
    content_version: string | null;
    /** Time of the next step; while claimed, when the claim expires. */
    due_at: IsoTime;
    claim: string | null;
    /** Failures since the last success. */
    attempts: number;
    failing_since: IsoTime | null;
  };
  /** Sitemap pages as of the last comparison. */
  indexnow_page: {
    /** Without the locale. */
    path: string;
    /** Hash of the page's content; null once it is withdrawn. */
    digest: string | null;
    /** Whether a notification is pending. */
    waiting: Flag;
  };
}
