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
    <ul className="match-list" role="list">
      {matches.map((match) => (
        <li key={match.slug} className="match">
          <div className="match__picture">
            <Cover
              cover={match.cover}
              sizes="(min-width: 40rem) 10rem, 6rem"
              from={320}
              upTo={480}
            />
          </div>
          <div className="match__body">
            <p className="match__name">
              <Link to={match.href}>
                <bdi>{match.name}</bdi>
              </Link>
            </p>
            <p className="match__place">
              <span>{match.place}</span>
              {match.badge && <ResidenceBadge badge={match.badge} />}
            </p>
            <p className="match__unit">
              <UnitLine unit={match.unit} />
            </p>
            <Reasons match={match} unmet={unmetBy(match)} />
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
      <bdi className="numeric">{area}</bdi>
      <b className="numeric">{price}</b>
    </>
  );
}

function Reasons({ match, unmet }: { match: Match; unmet: readonly string[] }) {
  const t = useTranslations("questionnaire");
  const { cost, reasons } = match;
  return (
    <ul className="match__reasons" role="list">
      {cost && <li className={cost.verdict === "over" ? "match__over" : undefined}>{cost.text}</li>}
      {unmet.map((answer) => (
        <li key={answer} className="match__over">
          {t("none.unmet", { answer })}
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
