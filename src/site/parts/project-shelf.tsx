import type { Sent } from "#site/parts/still/sent.ts";
import { Still } from "#site/parts/still/still.tsx";

/** Projects as a grid of cards. */
export function ProjectShelf({ cards }: { cards: Sent }) {
  return <Still className="grid grid--cards" sent={cards} />;
}
