import { useTranslations } from "use-intl";
import { Cover } from "#site/components/cover.tsx";
import { RateNote } from "#site/components/price-figure.tsx";
import { ResidenceBadge } from "#site/components/residence-badge.tsx";
import type { Match } from "#site/features/questionnaire/content.ts";
import { Link } from "#site/ui/link.tsx";

interface MatchListProps {
  matches: readonly Match[];
  /** Unmet answers of a match, in words; none by default. */
  unmetBy?: (match: Match) => readonly string[];
}

/** The whole row is a link. */
export function MatchList({ matches, unmetBy = () => [] }: MatchListProps) {
  return (
    <ul className="fits" role="list">
      {matches.map((match) => (
        <li key={match.slug} className="fit">
          <div className="fit__pic">
            <Cover
              cover={match.cover}
              sizes="(min-width: 40rem) 10rem, 6rem"
              from={320}
              upTo={480}
            />
          </div>
          <div className="fit__body">
            <p className="fit__name">
              <Link to={match.href}>
                <bdi>{match.name}</bdi>
              </Link>
            </p>
            <p className="fit__place">
              <span>{match.place}</span>
              {match.badge && <ResidenceBadge badge={match.badge} />}
            </p>
            <p className="fit__unit">
              <UnitLine unit={match.unit} />
            </p>
            <Reasons match={match} missed={unmetBy(match)} />
          </div>
        </li>
      ))}
    </ul>
  );
}

function UnitLine({ unit: { type, rooms, area, price } }: { unit: Match["unit"] }) {
  return (
    <>
      <span>{type}</span>
      {rooms !== null && (
        <span>
          <bdi>{rooms}</bdi>
        </span>
      )}
      <bdi className="num">{area}</bdi>
      <b className="num">{price}</b>
    </>
  );
}

function Reasons({ match, missed }: { match: Match; missed: readonly string[] }) {
  const t = useTranslations("questionnaire");
  const { cost, reasons } = match;
  return (
    <ul className="fit__why" role="list">
      {cost && <li className={cost.verdict === "over" ? "fit__over" : undefined}>{cost.text}</li>}
      {missed.map((wish) => (
        <li key={wish} className="fit__over">
          {t("none.unmet", { asked: wish })}
        </li>
      ))}
      {reasons.map((reason) => (
        <li key={reason}>{reason}</li>
      ))}
    </ul>
  );
}

/** Totals are shown with their date, converted prices with their rate. */
export function CostNote({ costsAsOf }: { costsAsOf: string | null }) {
  const t = useTranslations("questionnaire");
  return (
    <>
      {costsAsOf !== null && (
        <p className="soft soft--fine">{t("result.note", { date: costsAsOf })}</p>
      )}
      <RateNote />
    </>
  );
}
