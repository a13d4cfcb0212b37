import { useSyncExternalStore } from "react";

/** False on the server and while React hydrates, where nothing of the browser is known. */
export function useHydrated(): boolean {
  return useSyncExternalStore(never, inBrowser, onServer);
}

const never = () => () => {};
const inBrowser = () => true;
const onServer = () => false;
