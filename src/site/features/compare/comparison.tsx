import type { CSSProperties } from "react";
import { useTranslations } from "use-intl";
import { Cell } from "#site/features/compare/cell.tsx";
import type {
  ComparisonView,
  ComparedProjectView,
  RowView,
} from "#site/features/compare/comparison-view.server.ts";
import { Cover } from "#site/components/cover.tsx";
import { StatusTag } from "#site/components/status-tag.tsx";
import { TideLine } from "#site/components/tide-line.tsx";
import { Link } from "#site/ui/link.tsx";
import { RemoveFromComparison } from "#site/features/compare/remove-from-comparison.tsx";

interface ComparisonProps {
  view: ComparisonView;
  /** All references in the address, withdrawn ones included. */
  requested: readonly string[];
}

/** On phones two projects keep their columns; with more, each row lists them below its name. */
export function Comparison({ view, requested }: ComparisonProps) {
  const t = useTranslations("compare");
  const { projects, groups, names } = view;
  const columns = { "--projects": projects.length } as CSSProperties; // custom properties are not in React's CSSProperties
  return (
    <table
      className={projects.length > 2 ? "comparison comparison--many" : "comparison"}
      style={columns}
    >
      <caption className="visually-hidden">{t("table", { names })}</caption>
      <ProjectHeaders projects={projects} requested={requested} />
      {groups.map(({ name, rows }) => (
        <tbody key={name}>
          <tr className="comparison__group">
            <th scope="rowgroup" colSpan={projects.length + 1}>
              {name}
            </th>
          </tr>
          {rows.map((row) =>
            row.emptyText === null ? (
              <Row key={row.key} row={row} projects={projects} />
            ) : (
              <EmptyRow key={row.key} text={row.emptyText} columns={projects.length + 1} />
            ),
          )}
        </tbody>
      ))}
    </table>
  );
}

function Row({ row, projects }: { row: RowView; projects: readonly ComparedProjectView[] }) {
  const t = useTranslations("compare");
  const { name, differs, cells } = row;
  const sameClass = projects.length > 1 ? "comparison__same" : undefined;
  return (
    <tr className={differs ? "comparison__differs" : sameClass} data-row={row.key}>
      <th scope="row">
        {name} {differs && <span className="visually-hidden">{t("differs")}</span>}
      </th>
      {projects.map((project, index) => {
        const cell = cells[index];
        return (
          <td
            key={project.ref}
            className={project.status === "sold" ? "comparison__sold" : undefined}
          >
            <span className="comparison__project" aria-hidden="true">
              <bdi>{project.name}</bdi>
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

/** A row in which no project has a value, such as a payment that no plan has. */
function EmptyRow({ text, columns }: { text: string; columns: number }) {
  return (
    <tr className="comparison__same comparison__none">
      <td colSpan={columns}>{text}</td>
    </tr>
  );
}

interface ProjectHeadersProps {
  projects: readonly ComparedProjectView[];
  requested: readonly string[];
}

/** Only the names are sticky, so that they cover little of the rows. */
function ProjectHeaders({ projects, requested }: ProjectHeadersProps) {
  return (
    <thead>
      <tr>
        <td aria-hidden="true" />
        {projects.map((project, index) => (
          <td key={project.ref}>
            <ProjectCover
              project={project}
              sizes={projects.length > 2 ? sizes.many : sizes.two}
              eager={index === 0}
            />
          </td>
        ))}
      </tr>
      <tr className="comparison__names">
        <td aria-hidden="true" />
        {projects.map((project) => (
          <th key={project.ref} scope="col">
            <Name project={project} />
          </th>
        ))}
      </tr>
      <tr className="comparison__references">
        <td aria-hidden="true" />
        {projects.map((project) => (
          <td key={project.ref}>
            <Reference project={project} requested={requested} />
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
  project: ComparedProjectView;
  sizes: string;
  eager: boolean;
}

function ProjectCover({ project, sizes, eager }: ProjectCoverProps) {
  return (
    <>
      <div
        className={
          project.status === "sold"
            ? "comparison__picture comparison__picture--sold"
            : "comparison__picture"
        }
      >
        <Cover cover={project.cover} sizes={sizes} eager={eager} />
        <StatusTag status={project.status} />
      </div>
      <TideLine tide={project.tide} />
    </>
  );
}

function Name({ project: { name, href } }: { project: ComparedProjectView }) {
  return (
    <Link to={href}>
      <bdi>{name}</bdi>
    </Link>
  );
}

function Reference({
  project,
  requested,
}: {
  project: ComparedProjectView;
  requested: readonly string[];
}) {
  const t = useTranslations();
  const { ref, name } = project;
  return (
    <>
      <span>
        {t("project.reference")} <bdi className="numeric">{ref}</bdi>
      </span>{" "}
      <RemoveFromComparison
        reference={ref}
        requested={requested}
        label={t("compare.remove_named", { name })}
      />
    </>
  );
}
