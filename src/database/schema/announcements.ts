import type { IsoTime } from "#database/schema/enquiries.ts";
import type { Flag } from "#database/schema/entity.ts";

export interface AnnouncementTables {
  /** One row, id 1, once search engines are told of changes: how far that has come, and who is at it. */
  announcement: {
    id: number;
    /** The last that pages were compared for; null before the first comparison. */
    edition: string | null;
    /** When the next step may be taken; while somebody holds the claim, when that expires. */
    due_at: IsoTime;
    claim: string | null;
    /** That have failed since something was accepted. */
    attempts: number;
    failing_since: IsoTime | null;
  };
  /** Pages of the sitemap as they were compared last. */
  announced_page: {
    /** Without language. */
    path: string;
    /** Of the content that the page is about; null once it is withdrawn. */
    digest: string | null;
    /** Whether it is still to be told. */
    waiting: Flag;
  };
}
