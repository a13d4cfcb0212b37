import type { RoomsView } from "#site/components/project-card-view.server.ts";

/** Such as `1+1 – 4+1`. */
export function RoomRange({ rooms: { from, to } }: { rooms: RoomsView }) {
  if (from === to) return <bdi>{from}</bdi>;
  return (
    <>
      <bdi>{from}</bdi> – <bdi>{to}</bdi>
    </>
  );
}
