import { useEffect, useState } from "react";
import { createPath, useNavigation } from "react-router";
import { isReloading } from "#site/layout/reload-once.ts";

/**
 * Where a file of the next page is gone, React Router loads anew the page that one wants to leave. The next page is asked for as a
 * whole document instead: after a release it names the new files, and where they stay gone it works without.
 */
export function GoneFiles() {
  const { location: wanted } = useNavigation();
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    const hold = (event: NavigateEvent) => {
      if (event.navigationType !== "reload" || event.userInitiated || isReloading()) return;
      event.preventDefault();
      setHeld(true);
    };
    window.navigation?.addEventListener("navigate", hold); // not every browser has it
    return () => window.navigation?.removeEventListener("navigate", hold);
  }, []);
  useEffect(() => {
    if (isHeld && wanted !== undefined) window.location.assign(createPath(wanted));
  }, [isHeld, wanted]);
  return null;
}
