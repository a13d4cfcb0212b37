import { useEffect, useState, type ComponentType } from "react";
import { useLocation } from "react-router";
import { loadOptional } from "#site/parts/optional-files.ts";
import { releaseClicks } from "#site/waiting-clicks.ts";

let Loaded: ComponentType | null = null;

/** What surrounds a page and comes after it. Where it cannot be had, the page stands without; the next page tries again. */
export function Late() {
  const [Surroundings, setSurroundings] = useState(() => Loaded);
  const { pathname } = useLocation();
  const lacks = Surroundings === null;
  useEffect(() => {
    if (!lacks) return;
    void loadOptional(() => import("#site/late-surroundings.tsx")).then((files) => {
      if (files === null) return releaseClicks();
      Loaded = files.LateSurroundings;
      setSurroundings(() => files.LateSurroundings);
    });
  }, [pathname, lacks]);
  return Surroundings && <Surroundings />;
}
