import { useSyncExternalStore, type MouseEvent } from "react";
import { useTranslations } from "use-intl";
import type { HomeOrder } from "#contract/home-list.ts";
import type { ReferencedProjects } from "#contract/project.ts";
import { EmptyShortlist } from "#site/features/shortlist/empty-shortlist.tsx";
import { useFollowingDevice } from "#site/features/shortlist/follow-device.ts";
import { GoneRow } from "#site/features/shortlist/gone-row.tsx";
import { HomeRow } from "#site/features/shortlist/home-row.tsx";
import { ListActs } from "#site/features/shortlist/list-acts.tsx";
import { ListLine } from "#site/features/shortlist/list-line.tsx";
import { PaperDay, PaperFoot } from "#site/features/shortlist/on-paper.tsx";
import { rowsOf } from "#site/features/shortlist/rows.ts";
import { standingOf, type ListStanding } from "#site/features/shortlist/standing.ts";
import { Breadcrumbs } from "#site/parts/breadcrumbs.tsx";
import { useKeptHomes, useStorageDenied } from "#site/parts/kept-homes/kept-homes.ts";
import { RateNote } from "#site/parts/price-figure.tsx";

interface ShortlistProps {
  homes: readonly string[];
  order: HomeOrder;
  /** At least these homes. */
  listed: ReferencedProjects;
  /** ISO date of the prices. */
  today: string;
  /** Where the site is: what is passed on is a whole address. */
  origin: string;
}

/** A list of homes, the device's own or one that was shared. */
export function Shortlist({ homes: named, order, listed, today, origin }: ShortlistProps) {
  const t = useTranslations();
  const kept = useKeptHomes("shortlist");
  const isOwn = useFollowingDevice(named, order);
  // What was taken off is gone at once, though the address is still on its way.
  const homes = isOwn ? named.filter((home) => kept.includes(home)) : named;
  const standing = useStanding(homes, isOwn);
  const list = { homes, order, isOwn };
  return (
    <>
      <Breadcrumbs here={t("kept.shortlist")} />
      <div className="kept-head">
        <div>
          <h1>{t("kept.shortlist")}</h1>
          {homes.length > 0 && <p className="lede">{t("shortlist.lede")}</p>}
          <PaperDay today={today} />
        </div>
        {homes.length > 0 && <ListActs homes={homes} origin={origin} />}
      </div>
      {homes.length === 0 ? (
        <div className={standing === "own" ? "" : "kept-wait"}>
          <EmptyShortlist />
        </div>
      ) : (
        <>
          <ListLine homes={homes} order={order} standing={standing} />
          <ol className="kept-list" role="list" onClickCapture={ignoreSecondOfDouble}>
            {rowsOf(homes, listed, order).map((row, index) =>
              "project" in row ? (
                <HomeRow
                  key={row.ref}
                  project={row.project}
                  list={list}
                  origin={origin}
                  eager={index < 3}
                />
              ) : (
                <GoneRow key={row.ref} reference={row.ref} gone={row.gone} list={list} />
              ),
            )}
          </ol>
          <div className="kept-notes">
            <p className="soft text-xs">{t("shortlist.price_note")}</p>
            <RateNote />
          </div>
          <PaperFoot homes={homes} origin={origin} />
        </>
      )}
    </>
  );
}

/** Null until the script has taken the page over: the server knows no device. */
function useStanding(homes: readonly string[], isOwn: boolean): ListStanding | null {
  const kept = useKeptHomes("shortlist");
  const denied = useStorageDenied();
  const isKnown = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return isKnown ? standingOf({ homes, kept, denied, isOwn }) : null;
}

/** It is meant for a row that may be gone by then, and another one in its place. */
function ignoreSecondOfDouble(event: MouseEvent): void {
  if (event.detail < 2) return;
  event.preventDefault();
  event.stopPropagation();
}

function never(): () => void {
  return () => undefined;
}
