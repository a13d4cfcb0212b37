import { useSyncExternalStore } from "react";

/** Whether the page is hydrated: false on the server and while React hydrates, as is whatever a browser alone can know. */
export function useHydrated(): boolean {
  return useSyncExternalStore(never, inBrowser, onServer);
}

const never = () => () => {};
const inBrowser = () => true;
const onServer = () => false;
