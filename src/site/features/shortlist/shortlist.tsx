import type { MouseEvent } from "react";
import { useTranslations } from "use-intl";
import type { HomeOrder } from "#contract/home-list.ts";
import type { ReferencedProjects } from "#contract/project.ts";
import { EmptyShortlist } from "#site/features/shortlist/empty-shortlist.tsx";
import { useFollowingDevice } from "#site/features/shortlist/follow-device.ts";
import { GoneRow, UnknownCodes } from "#site/features/shortlist/gone-row.tsx";
import { HomeRow } from "#site/features/shortlist/home-row.tsx";
import { ListActs } from "#site/features/shortlist/list-acts.tsx";
import { ListLine } from "#site/features/shortlist/list-line.tsx";
import { PaperFoot } from "#site/features/shortlist/on-paper.tsx";
import { partUnknown, rowsOf } from "#site/features/shortlist/rows.ts";
import { isForeign, standingOf, type ListStanding } from "#site/features/shortlist/standing.ts";
import { Breadcrumbs } from "#site/components/breadcrumbs.tsx";
import { useKeptHomes, useStorageDenied } from "#site/components/kept-homes/kept-homes.ts";
import { OwnOrEmpty } from "#site/components/kept-homes/own-or-empty.tsx";
import { PriceDay } from "#site/components/price-day.tsx";
import { RateNote } from "#site/components/price-figure.tsx";
import { useHydrated } from "#site/ui/hydrated.ts";

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
  const { known, unknown } = partUnknown(homes, listed);
  const standing = useStanding(known.length > 0 ? known : homes, isOwn);
  const list = { homes, order, isOwn };
  const isSent = homes.length > 0 && isForeign(standing);
  const heading = isSent ? t("shortlist.shared_heading") : t("kept.shortlist");
  return (
    <>
      <Breadcrumbs here={heading} />
      <div className="kept-head">
        <div>
          <h1>{heading}</h1>
          {homes.length > 0 && <p className="lede">{t("shortlist.lede")}</p>}
          <p className="on-paper">
            <PriceDay today={today} />
          </p>
        </div>
        {known.length > 0 && <ListActs homes={known} origin={origin} />}
      </div>
      {homes.length === 0 ? (
        <OwnOrEmpty list="shortlist">
          <EmptyShortlist />
        </OwnOrEmpty>
      ) : (
        <>
          <ListLine homes={homes} known={known} order={order} standing={standing} />
          <ol
            className="kept-list"
            role="list"
            hidden={known.length === 0}
            onClickCapture={ignoreSecondOfDouble}
          >
            {rowsOf(known, listed, order).map((row, index) =>
              row.project ? (
                <HomeRow
                  key={row.ref}
                  project={row.project}
                  list={list}
                  origin={origin}
                  eager={index === 0}
                />
              ) : (
                <GoneRow key={row.ref} reference={row.ref} list={list} />
              ),
            )}
          </ol>
          {unknown.length > 0 && <UnknownCodes unknown={unknown} list={list} />}
          <div className="kept-notes">
            <p className="soft soft--fine">{t("shortlist.price_note")}</p>
            <RateNote />
          </div>
          <PaperFoot homes={known} origin={origin} />
        </>
      )}
    </>
  );
}

/** Null until the script has taken the page over: the server knows no device. */
function useStanding(homes: readonly string[], isOwn: boolean): ListStanding | null {
  const kept = useKeptHomes("shortlist");
  const denied = useStorageDenied();
  return useHydrated() ? standingOf({ homes, kept, denied, isOwn }) : null;
}

/** It is meant for a row that may be gone by then, and another one in its place. */
function ignoreSecondOfDouble(event: MouseEvent): void {
  if (event.detail < 2) return;
  event.preventDefault();
  event.stopPropagation();
}
