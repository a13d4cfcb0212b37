/** oxlint exports the types of rules only through its tester. */
import type { RuleTester } from "oxlint/plugins-dev";

export type Rule = Exclude<Parameters<RuleTester["run"]>[1], { createOnce: unknown }>;
export type Visitor = ReturnType<Rule["create"]>;

type NodeOf<Name extends keyof Visitor> = Parameters<NonNullable<Visitor[Name]>>[0];
export type ImportSource = NodeOf<"ImportDeclaration">["source"];
export type StyleObject = NodeOf<"ObjectExpression">;

/** Visits static and dynamic imports, re-exports and type imports. */
export function eachImport(visit: (source: ImportSource) => void): Visitor {
  return {
    ImportDeclaration: ({ source }) => visit(source),
    ExportAllDeclaration: ({ source }) => visit(source),
    TSImportType: ({ source }) => visit(source),
    ExportNamedDeclaration({ source }) {
      if (source !== null) visit(source);
    },
    ImportExpression({ source }) {
      if (source.type === "Literal" && typeof source.value === "string") visit(source);
    },
  };
}
