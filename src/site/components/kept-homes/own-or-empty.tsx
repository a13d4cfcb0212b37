import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import type { HomeListName } from "#contract/home-list.ts";
import { useKeptHomes } from "#site/components/kept-homes/kept-homes.ts";
import { useHydrated } from "#site/ui/hydrated.ts";

interface OwnOrEmptyProps {
  list: HomeListName;
  /** An `EmptyState`. */
  children: ReactNode;
}

/** A skeleton until it is known whether the device has saved projects; without script the empty state at once. */
export function OwnOrEmpty({ list, children }: OwnOrEmptyProps) {
  const t = useTranslations("layout");
  const isHydrated = useHydrated();
  const keepsSome = useKeptHomes(list).length > 0;
  return (
    <div className={isHydrated && !keepsSome ? undefined : "kept-awaited"}>
      <div className="kept-wait" role="progressbar" aria-label={t("loading")}>
        <div />
        <div />
      </div>
      {children}
    </div>
  );
}
