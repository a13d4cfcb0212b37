import { useState } from "react";
import coastOnSea from "#site/ui/charts/coast-on-sea.svg?url";
import coast from "#site/ui/charts/coast.svg?url";
import gulf from "#site/ui/charts/gulf.svg?url";
import cyprus from "#site/ui/charts/cyprus.svg?url";

const drawings = {
  coast: { url: coast, width: 1200, height: 470 },
  "coast-on-sea": { url: coastOnSea, width: 1200, height: 470 },
  cyprus: { url: cyprus, width: 900, height: 600 },
  gulf: { url: gulf, width: 900, height: 640 },
};

interface CoastDrawingProps {
  drawing: keyof typeof drawings;
  eager?: boolean;
}

/** Decorative: a coastline with depth contours. Never mirrored. */
export function CoastDrawing({ drawing, eager = false }: CoastDrawingProps) {
  const [hasFailed, setFailed] = useState(false);
  const { url, width, height } = drawings[drawing];
  return (
    <img
      className="chart"
      src={url}
      width={width}
      height={height}
      alt=""
      loading={eager ? "eager" : "lazy"}
      fetchPriority={eager ? "high" : undefined}
      style={hasFailed ? { visibility: "hidden" } : undefined}
      ref={(image) => {
        if (image?.complete === true && image.naturalWidth === 0) setFailed(true); // failed before hydration
      }}
      onError={() => setFailed(true)}
    />
  );
}
