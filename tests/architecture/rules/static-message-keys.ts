import type { Rule } from "#tests/architecture/lint-rule.ts";

const methods = ["rich", "markup", "raw", "has"];

/** Message keys must be literals, so that they can be searched for and unused ones found. */
export const staticMessageKeys: Rule = {
  create(context) {
    return {
      CallExpression(node) {
        const { callee } = node;
        const named =
          (callee.type === "Identifier" && callee.name === "t") ||
          (callee.type === "MemberExpression" &&
            callee.object.type === "Identifier" &&
            callee.object.name === "t" &&
            callee.property.type === "Identifier" &&
            methods.includes(callee.property.name));
        const [key] = node.arguments;
        if (!named || key === undefined) return;
        const concatenated =
          key.type === "BinaryExpression" ||
          (key.type === "TemplateLiteral" && key.expressions.length > 0);
        if (concatenated) {
          context.report({
            node: key,
            message: "Write the message key out instead of building it.",
          });
        }
      },
    };
  },
};
