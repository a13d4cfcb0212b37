import type { ResidenceBadgeView } from "#site/components/residence-badge-view.server.ts";
import { Icon } from "#site/ui/icon.tsx";

export function ResidenceBadge({
  badge: { text, isAnnounced, thresholdMargin },
}: {
  badge: ResidenceBadgeView;
}) {
  return (
    <span className="residence-badge" title={thresholdMargin}>
      <Icon name="stamp" />
      <span aria-hidden={isAnnounced ? undefined : "true"}>{text}</span>{" "}
      <span className="visually-hidden">{thresholdMargin}</span>
    </span>
  );
}
