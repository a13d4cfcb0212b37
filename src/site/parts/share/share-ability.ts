import { useSyncExternalStore } from "react";

/** What a machine can do with an address: nothing without script, copy it, or hand it to its apps. */
type ShareAbility = "nothing" | "copy" | "apps";

export function useShareAbility(): ShareAbility {
  return useSyncExternalStore(never, abilityHere, abilityOnServer);
}

function abilityHere(): ShareAbility {
  return "share" in navigator ? "apps" : "copy";
}

function abilityOnServer(): ShareAbility {
  return "nothing";
}

/** It does not change while a page is shown. */
function never(): () => void {
  return () => undefined;
}
