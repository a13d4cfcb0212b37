import { useSyncExternalStore } from "react";

/** False on the server and while React hydrates, when the browser cannot be read yet. */
export function useHydrated(): boolean {
  return useSyncExternalStore(never, inBrowser, onServer);
}

const never = () => () => {};
const inBrowser = () => true;
const onServer = () => false;
