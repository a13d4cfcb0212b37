import { useSyncExternalStore } from "react";

/** Whether React has taken over what the server drew: false on the server and while it does so, as is whatever a script alone can know. */
export function useIsTakenOver(): boolean {
  return useSyncExternalStore(never, inBrowser, onServer);
}

const never = () => () => {};
const inBrowser = () => true;
const onServer = () => false;
