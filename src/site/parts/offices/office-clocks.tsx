import { ToldLater } from "#site/parts/told-later.tsx";

/** Adds to the offices of a page what depends on the visitor's clock. `drawn` is what they are drawn from. */
export function OfficeClocks({ drawn }: { drawn: object }) {
  return <ToldLater drawn={drawn} load={loadHours} />;
}

async function loadHours() {
  const { ToldHours } = await import("#site/parts/offices/told-hours.tsx");
  return ToldHours;
}
