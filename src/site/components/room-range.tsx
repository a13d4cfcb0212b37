import { useTranslations } from "use-intl";
import { studio } from "#domain/rooms.ts";
import type { RoomsView } from "#site/components/project-card-view.server.ts";

/** The smallest and the largest home of a project: `1+1 – 4+1`. */
export function RoomRange({ rooms: { from, to } }: { rooms: RoomsView }) {
  if (from === to) return <bdi>{from}</bdi>;
  return (
    <>
      <bdi>{from}</bdi> – <bdi>{to}</bdi>
    </>
  );
}

/** A home by its rooms: `2+1`, or the word for a studio. */
export function Rooms({ rooms }: { rooms: string }) {
  const t = useTranslations("card");
  return <bdi>{rooms === studio ? t("studio") : rooms}</bdi>;
}
