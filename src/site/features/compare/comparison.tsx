import type { CSSProperties } from "react";
import { useTranslations } from "use-intl";
import { Cell } from "#site/features/compare/cell.tsx";
import type {
  ComparisonView,
  HomeView,
  RowView,
} from "#site/features/compare/comparison-view.server.ts";
import { Cover } from "#site/components/cover.tsx";
import { StatusTag } from "#site/components/status-tag.tsx";
import { TideLine } from "#site/components/tide-line.tsx";
import { Link } from "#site/ui/link.tsx";
import { RemoveLink } from "#site/features/compare/remove-link.tsx";

interface ComparisonProps {
  view: ComparisonView;
  /** All references in the address, withdrawn ones included. */
  requested: readonly string[];
}

/** On phones two projects keep their columns; with more, each row lists them below its name. */
export function Comparison({ view, requested }: ComparisonProps) {
  const t = useTranslations("compare");
  const { homes, groups, names } = view;
  const columns = { "--homes": homes.length } as CSSProperties; // custom properties are not in React's CSSProperties
  return (
    <table
      className={homes.length > 2 ? "comparison comparison--many" : "comparison"}
      style={columns}
    >
      <caption className="vh">{t("table", { names })}</caption>
      <ProjectHeads homes={homes} requested={requested} />
      {groups.map(({ name, rows }) => (
        <tbody key={name}>
          <tr className="comparison__group">
            <th scope="rowgroup" colSpan={homes.length + 1}>
              {name}
            </th>
          </tr>
          {rows.map((row) =>
            row.emptyText === null ? (
              <Row key={row.key} row={row} homes={homes} />
            ) : (
              <EmptyRow key={row.key} text={row.emptyText} columns={homes.length + 1} />
            ),
          )}
        </tbody>
      ))}
    </table>
  );
}

function Row({ row, homes }: { row: RowView; homes: readonly HomeView[] }) {
  const t = useTranslations("compare");
  const { name, differs, cells } = row;
  const alike = homes.length > 1 ? "comparison__same" : undefined;
  return (
    <tr className={differs ? "comparison__differs" : alike} data-row={row.key}>
      <th scope="row">
        {name} {differs && <span className="vh">{t("differs")}</span>}
      </th>
      {homes.map((home, index) => {
        const cell = cells[index];
        return (
          <td key={home.ref} className={home.status === "sold" ? "comparison__sold" : undefined}>
            <span className="comparison__project" aria-hidden="true">
              <bdi>{home.name}</bdi>
            </span>
            {cell && (
              <div>
                <Cell
                  content={cell.content}
                  best={cell.best !== null && <b className="comparison__best">{cell.best}</b>}
                />
              </div>
            )}
          </td>
        );
      })}
    </tr>
  );
}

/** A row in which no home has a value, such as a payment that no plan asks for. */
function EmptyRow({ text, columns }: { text: string; columns: number }) {
  return (
    <tr className="comparison__same comparison__none">
      <td colSpan={columns}>{text}</td>
    </tr>
  );
}

interface ProjectHeadsProps {
  homes: readonly HomeView[];
  requested: readonly string[];
}

/** Only the names are sticky, so that they cover little of the rows. */
function ProjectHeads({ homes, requested }: ProjectHeadsProps) {
  return (
    <thead>
      <tr>
        <td aria-hidden="true" />
        {homes.map((home, index) => (
          <td key={home.ref}>
            <ProjectCover
              home={home}
              sizes={homes.length > 2 ? sizes.many : sizes.two}
              eager={index === 0}
            />
          </td>
        ))}
      </tr>
      <tr className="comparison__names">
        <td aria-hidden="true" />
        {homes.map((home) => (
          <th key={home.ref} scope="col">
            <Name home={home} />
          </th>
        ))}
      </tr>
      <tr className="comparison__references">
        <td aria-hidden="true" />
        {homes.map((home) => (
          <td key={home.ref}>
            <Reference home={home} asked={requested} />
          </td>
        ))}
      </tr>
    </thead>
  );
}

/** Two projects share the full width, as one would. */
const sizes = {
  two: "(min-width: 84rem) 34rem, (min-width: 48rem) 38vw, 45vw",
  many: "(min-width: 84rem) 23rem, (min-width: 48rem) 25vw, 45vw",
};

interface ProjectCoverProps {
  home: HomeView;
  sizes: string;
  eager: boolean;
}

function ProjectCover({ home, sizes, eager }: ProjectCoverProps) {
  return (
    <>
      <div
        className={
          home.status === "sold"
            ? "comparison__picture comparison__picture--sold"
            : "comparison__picture"
        }
      >
        <Cover cover={home.cover} sizes={sizes} eager={eager} />
        <StatusTag status={home.status} />
      </div>
      <TideLine tide={home.tide} />
    </>
  );
}

function Name({ home: { name, href } }: { home: HomeView }) {
  return (
    <Link to={href}>
      <bdi>{name}</bdi>
    </Link>
  );
}

function Reference({ home, asked }: { home: HomeView; asked: readonly string[] }) {
  const t = useTranslations();
  const { ref, name } = home;
  return (
    <>
      <span>
        {t("project.reference")} <bdi className="num">{ref}</bdi>
      </span>{" "}
      <RemoveLink reference={ref} requested={asked} label={t("compare.remove_named", { name })} />
    </>
  );
}
