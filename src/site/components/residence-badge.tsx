import type { ResidenceBadgeView } from "#site/components/residence-badge-view.server.ts";
import { Icon } from "#site/ui/icon.tsx";

export function ResidenceBadge({
  badge: { text, isRead, standing },
}: {
  badge: ResidenceBadgeView;
}) {
  return (
    <span className="rbadge" title={standing}>
      <Icon name="stamp" />
      <span aria-hidden={isRead ? undefined : "true"}>{text}</span>{" "}
      <span className="vh">{standing}</span>
    </span>
  );
}
