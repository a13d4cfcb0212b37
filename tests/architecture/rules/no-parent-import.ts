import { eachImport, type Rule } from "#tests/architecture/lint-rule.ts";

/** Forbids `../`: other folders are imported by their `#` alias. */
export const noParentImport: Rule = {
  create(context) {
    return eachImport((source) => {
      if (!source.value.startsWith("..")) return;
      context.report({
        node: source,
        message: "Import across folders by #folder/file.ts, not by ../",
      });
    });
  },
};
