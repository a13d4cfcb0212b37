import { useEffect } from "react";
import { createPath, useNavigation } from "react-router";
import { mayReload } from "#site/reload-once.ts";

/**
 * Where a file of the next page is gone, React Router loads anew the page that one wants to leave. The next page is asked for as a
 * whole document instead: after a release it names the new files, and where they stay gone it works without.
 */
export function GoneFiles() {
  const { location: wanted } = useNavigation();
  useEffect(() => {
    const turn = (event: NavigateEvent) => {
      if (event.navigationType !== "reload" || event.userInitiated) return;
      if (wanted === undefined && mayReload()) return;
      event.preventDefault();
      if (wanted !== undefined) window.location.assign(createPath(wanted));
    };
    window.navigation?.addEventListener("navigate", turn); // not every browser has it
    return () => window.navigation?.removeEventListener("navigate", turn);
  }, [wanted]);
  return null;
}
