import { useState } from "react";
import coastOnSea from "#site/ui/charts/coast-on-sea.svg?url";
import coast from "#site/ui/charts/coast.svg?url";
import gulf from "#site/ui/charts/gulf.svg?url";
import cyprus from "#site/ui/charts/cyprus.svg?url";

const drawings = {
  coast: { address: coast, width: 1200, height: 470 },
  "coast-on-sea": { address: coastOnSea, width: 1200, height: 470 },
  cyprus: { address: cyprus, width: 900, height: 600 },
  gulf: { address: gulf, width: 900, height: 640 },
};

interface CoastDrawingProps {
  drawing: keyof typeof drawings;
  eager?: boolean;
}

/** Decorative: a coastline with depth contours. Never mirrored. */
export function CoastDrawing({ drawing, eager = false }: CoastDrawingProps) {
  const [isLost, setLost] = useState(false);
  const { address, width, height } = drawings[drawing];
  return (
    <img
      className="chart"
      src={address}
      width={width}
      height={height}
      alt=""
      loading={eager ? "eager" : "lazy"}
      fetchPriority={eager ? "high" : undefined}
      style={isLost ? { visibility: "hidden" } : undefined}
      ref={(image) => {
        if (image?.complete === true && image.naturalWidth === 0) setLost(true); // failed before hydration
      }}
      onError={() => setLost(true)}
    />
  );
}
