import { useTranslations } from "use-intl";
import { studio } from "#domain/rooms.ts";

/** The smallest and the largest home of a project: `1+1 – 4+1`. */
export function RoomRange({ rooms }: { rooms: { from: string; to: string } }) {
  if (rooms.from === rooms.to) return <Rooms rooms={rooms.from} />;
  return (
    <>
      <Rooms rooms={rooms.from} /> – <Rooms rooms={rooms.to} />
    </>
  );
}

/** A home by its rooms: `2+1`, or the word for a studio. */
export function Rooms({ rooms }: { rooms: string }) {
  const t = useTranslations("card");
  return <bdi>{rooms === studio ? t("studio") : rooms}</bdi>;
}
