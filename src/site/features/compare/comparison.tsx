import type { CSSProperties } from "react";
import { useTranslations } from "use-intl";
import { isolate } from "#i18n/isolate.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import { Cell } from "./cell.tsx";
import type { ComparedHome } from "./compared-home.ts";
import { differenceIn, isUnpaid, type RowName } from "./differences.ts";
import { HomeHeads } from "./home-heads.tsx";
import { useBestWords, useRowNames } from "./row-texts.ts";

type GroupName = "price" | "plan" | "returns" | "residence" | "project";

const groups: readonly { name: GroupName; rows: readonly RowName[] }[] = [
  { name: "price", rows: ["price", "pricePerArea", "costs", "total"] },
  { name: "plan", rows: ["signing", "building", "keys", "after"] },
  { name: "returns", rows: ["yield", "serviceCharge"] },
  { name: "residence", rows: ["residence"] },
  { name: "project", rows: ["handover", "status", "place", "developer"] },
];

interface ComparisonProps {
  homes: readonly ComparedHome[];
  /** All references that the address names, those of homes that are gone among them. */
  asked: readonly string[];
}

/** Homes side by side. On phones two keep their columns; of more, each row lists them under its name. */
export function Comparison({ homes, asked }: ComparisonProps) {
  const t = useTranslations("compare");
  const { format } = useVisitor();
  const names = useGroupNames();
  const columns = { "--homes": homes.length } as CSSProperties; // custom properties are not among React's style names
  return (
    <table className={homes.length > 2 ? "cmp cmp--many" : "cmp"} style={columns}>
      <caption className="vh">
        {t("table", { names: format.list(homes.map(({ name }) => isolate(name))) })}
      </caption>
      <HomeHeads homes={homes} asked={asked} />
      {groups.map(({ name, rows }) => (
        <tbody key={name}>
          <tr className="cmp__group">
            <th scope="rowgroup" colSpan={homes.length + 1}>
              {names[name]}
            </th>
          </tr>
          {rows.map((row) =>
            isUnpaid(row, homes) ? (
              <UnpaidRow key={row} row={row} columns={homes.length + 1} />
            ) : (
              <Row key={row} row={row} homes={homes} />
            ),
          )}
        </tbody>
      ))}
    </table>
  );
}

/** Tells whether the homes are the same in some row, so that leaving those out is a choice. */
export function agreeSomewhere(homes: readonly ComparedHome[]): boolean {
  return groups.some(({ rows }) => rows.some((row) => !differenceIn(row, homes).differs));
}

function Row({ row, homes }: { row: RowName; homes: readonly ComparedHome[] }) {
  const t = useTranslations("compare");
  const names = useRowNames();
  const words = useBestWords();
  const { differs, best, ahead } = differenceIn(row, homes);
  const alike = homes.length > 1 ? "cmp__same" : undefined;
  return (
    <tr className={differs ? "cmp__differs" : alike} data-row={row}>
      <th scope="row">
        {names[row]} {differs && <span className="vh">{t("differs")}</span>}
      </th>
      {homes.map((home) => (
        <td key={home.ref} className={home.status === "sold" ? "cmp__sold" : undefined}>
          <span className="cmp__who" aria-hidden="true">
            <bdi>{home.name}</bdi>
          </span>
          <div>
            <Cell
              row={row}
              home={home}
              best={best && ahead.includes(home.ref) && <b className="cmp__best">{words[best]}</b>}
            />
          </div>
        </td>
      ))}
    </tr>
  );
}

function useGroupNames(): Record<GroupName, string> {
  const t = useTranslations();
  return {
    price: t("compare.group.price"),
    plan: t("compare.group.plan"),
    returns: t("compare.group.returns"),
    residence: t("project.residence.heading"),
    project: t("compare.group.project"),
  };
}

/** A payment that no plan asks for, in a line of its own instead of a row of noughts. */
function UnpaidRow({ row, columns }: { row: RowName; columns: number }) {
  const t = useTranslations("compare");
  return (
    <tr className="cmp__same cmp__none">
      <td colSpan={columns}>{t("none_due", { phase: row })}</td>
    </tr>
  );
}
