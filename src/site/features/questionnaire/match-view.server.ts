import type { ProjectDetail } from "#contract/project.ts";
import { linkTo } from "#domain/links.ts";
import type { RoomChoice } from "#domain/questionnaire.ts";
import { bedroomsOf, studio } from "#domain/rooms.ts";
import { isolate } from "#i18n/isolate.ts";
import { translatorFor } from "#i18n/messages.ts";
import type { Visitor } from "#i18n/visitor.tsx";
import { coverView, placeName, roomsName } from "#site/components/project-card-view.server.ts";
import { residenceBadgeView } from "#site/components/residence-badge-view.server.ts";
import type { Match } from "#site/features/questionnaire/content.ts";
import type { MatchingUnit } from "#site/features/questionnaire/matching-unit.server.ts";

/** A matching unit; the requested room choice is null for any. */
export interface ProjectMatch {
  project: ProjectDetail;
  unit: MatchingUnit;
  requestedRooms: RoomChoice | null;
}

export function matchView(
  { project, unit, requestedRooms }: ProjectMatch,
  visitor: Visitor,
): Match {
  const { locale, format } = visitor;
  const { slug, name, place, status, delivery } = project;
  const [country, city] = [place.country.slug, place.city.slug];
  const badgeContext = { country, priceUsd: unit.priceUsd };
  const bedrooms = bedroomsReason(unit, requestedRooms, visitor);
  const handover =
    status === "ready"
      ? translatorFor(locale, "card.fact")("ready_now")
      : translatorFor(locale, "questionnaire")("match.handover", {
          quarter: format.quarter(delivery),
        });
  return {
    slug,
    name,
    href: linkTo(locale, "project", { country, city, slug }),
    cover: coverView(project),
    place: placeName(place, locale),
    badge: project.badge && residenceBadgeView(project.badge, badgeContext, visitor),
    unit: unitView(unit, visitor),
    cost: unit.withCosts && {
      text: costText(unit.withCosts, visitor),
      verdict: unit.withCosts.verdict,
    },
    reasons: bedrooms === null ? [handover] : [bedrooms, handover],
  };
}

/** Date of the oldest cost figure; null without one. */
export function costsAsOf(matches: readonly ProjectMatch[], { format }: Visitor): string | null {
  const [oldest] = matches.flatMap(({ unit }) => unit.withCosts?.asOf ?? []).toSorted();
  return oldest === undefined ? null : format.date(oldest);
}

function unitView(unit: MatchingUnit, { locale, areaRange, money }: Visitor): Match["unit"] {
  const { type, rooms, areaM2, priceUsd, hasHigherPrices } = unit;
  const price = isolate(money(priceUsd));
  const isImpliedByType = rooms === studio && type.includes(roomsName(studio, locale));
  return {
    type,
    rooms: rooms === null || isImpliedByType ? null : roomsName(rooms, locale),
    area: areaRange(areaM2.min, areaM2.max),
    price: hasHigherPrices ? translatorFor(locale, "facets")("at_least", { from: price }) : price,
  };
}

function costText(
  costs: NonNullable<MatchingUnit["withCosts"]>,
  { locale, money }: Visitor,
): string {
  const t = translatorFor(locale, "questionnaire.match");
  const { totalUsd, verdict, overUsd } = costs;
  const total = isolate(money(totalUsd));
  if (verdict === null) return t("total", { total });
  if (verdict === "over") return t("over", { total, over: isolate(money(overUsd)) });
  return t(verdict === "below" ? "below" : "inside", { total });
}

/** Explains a match whose layout is written differently from the choice. */
function bedroomsReason(
  { rooms }: MatchingUnit,
  requested: RoomChoice | null,
  { locale }: Visitor,
): string | null {
  if (requested === null || rooms === null || rooms === requested) return null;
  const t = translatorFor(locale, "questionnaire.match");
  const name = { requested: isolate(requested) };
  return bedroomsOf(rooms) > bedroomsOf(requested)
    ? t("more_bedrooms", name)
    : t("same_bedrooms", name);
}
