import type { Generated } from "kysely";

export type Flag = 0 | 1;
/** JSON as text, so that both engines store identical characters. */
export type Json = string;
export type IsoDay = string;

/** Columns of every table that is loaded from content files. */
export interface Entity {
  id: Generated<number>;
  slug: string;
  published: Flag;
  /** Index in its file or menu, from 0; withdrawn entities come last. */
  position: number;
  /** SHA-256 of the parsed entity; unchanged entities are not rewritten. */
  content_hash: string;
}
