import type { OfferTagView } from "#site/components/project-card-view.server.ts";
import { Tag } from "#site/ui/tag.tsx";

export function OfferTag({ offer: { badge, until } }: { offer: OfferTagView }) {
  return (
    <span className="offer-tag" title={until}>
      <Tag mark="offer">{badge}</Tag>
      <span className="visually-hidden">{until}</span>
    </span>
  );
}
