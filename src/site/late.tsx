import { useEffect, useState, type ComponentType } from "react";
import { loadOptional } from "#site/parts/optional-files.ts";
import { releaseClicks } from "#site/waiting-clicks.ts";

let Loaded: ComponentType | null = null;

/** What surrounds a page and comes after it. Where it cannot be had, the page stands without: its links lead to documents of their own. */
export function Late() {
  const [Surroundings, setSurroundings] = useState(() => Loaded);
  const lacks = Surroundings === null;
  useEffect(() => {
    if (!lacks) return;
    void loadOptional(() => import("#site/late-surroundings.tsx")).then((files) => {
      if (files === null) return releaseClicks();
      Loaded = files.LateSurroundings;
      setSurroundings(() => files.LateSurroundings);
    });
  }, [lacks]);
  return Surroundings && <Surroundings />;
}
