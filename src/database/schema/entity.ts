import type { Generated } from "kysely";

export type Flag = 0 | 1;
/** JSON written as text, so that both engines hold the same characters. */
export type Json = string;
export type IsoDay = string;

/** Columns of everything that a content file describes. */
export interface Entity {
  id: Generated<number>;
  slug: string;
  published: Flag;
  /** Place in its file or menu, from 0; in a list, what is withdrawn stands at the end. */
  position: number;
  /** SHA-256 of the entity as parsed: an unchanged one is not written again. */
  content_hash: string;
}
