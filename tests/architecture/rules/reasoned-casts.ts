import type { Rule } from "#tests/architecture/lint-rule.ts";

/** A cast overrides the compiler, so a comment on its line or the line before must justify it. */
export const reasonedCasts: Rule = {
  create(context) {
    return {
      TSAsExpression(node) {
        const { typeAnnotation: type } = node;
        if (type.type === "TSTypeReference" && context.sourceCode.getText(type) === "const") return;
        const [first, last] = [node.loc.start.line, node.loc.end.line];
        const reasoned = context.sourceCode
          .getAllComments()
          .some(({ loc }) => loc.end.line >= first - 1 && loc.start.line <= last);
        if (!reasoned)
          context.report({ node, message: "A cast has a comment that says why it holds." });
      },
    };
  },
};
