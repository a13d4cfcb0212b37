import { inPlace } from "#site/ui/link.tsx";

/** History state that marks the device's own list, so that a reload recognises it. */
export const deviceListState = { own: true };

/** The same, for in-place updates of that list. */
export const deviceListStateInPlace = { ...deviceListState, ...inPlace };

export function isDeviceListState(state: unknown): boolean {
  return typeof state === "object" && state !== null && "own" in state;
}
