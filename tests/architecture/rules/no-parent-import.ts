import { eachImport, type Rule } from "#tests/architecture/rule.ts";

/** Bans `../`: what is in another folder is imported by its name in the house. */
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
