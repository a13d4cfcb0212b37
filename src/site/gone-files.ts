import { useEffect } from "react";
import { createPath, useNavigation } from "react-router";
import { mayReload } from "#site/reload-once.ts";

/**
 * React Router loads the page anew wherever a file of the next one is gone, which helps after a release. Where that was done within
 * the minute, the next page is asked for as a whole document instead, which works without the file.
 */
export function GoneFiles() {
  const { location: wanted } = useNavigation();
  useEffect(() => {
    const hold = (event: NavigateEvent) => {
      if (event.navigationType !== "reload" || event.userInitiated || mayReload()) return;
      event.preventDefault();
      if (wanted !== undefined) window.location.assign(createPath(wanted));
    };
    window.navigation?.addEventListener("navigate", hold);
    return () => window.navigation?.removeEventListener("navigate", hold);
  }, [wanted]);
  return null;
}
