import coastOnSea from "#site/ui/charts/coast-on-sea.svg?url";
import coast from "#site/ui/charts/coast.svg?url";
import openWater from "#site/ui/charts/open-water.svg?url";

const drawings = {
  coast: { address: coast, width: 1200, height: 470 },
  "coast-on-sea": { address: coastOnSea, width: 1200, height: 470 },
  "open-water": { address: openWater, width: 900, height: 600 },
};

/** A drawn sea chart behind a text: a coastline with depth contours. Never mirrored. */
export function Chart({ drawing }: { drawing: keyof typeof drawings }) {
  const { address, width, height } = drawings[drawing];
  return (
    <img className="chart" src={address} width={width} height={height} alt="" loading="lazy" />
  );
}
