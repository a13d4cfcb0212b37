import { isPhysical } from "#tests/architecture/physical-css.ts";
import type { Rule, StyleObject } from "#tests/architecture/lint-rule.ts";

/** Forbids left and right in style attributes; a test checks the style sheets. */
export const logicalStyles: Rule = {
  create(context) {
    function checkStyle(node: StyleObject) {
      for (const property of node.properties) {
        if (property.type !== "Property" || property.key.type !== "Identifier") continue;
        const name = property.key.name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
        const value = property.value.type === "Literal" ? String(property.value.value) : "";
        if (!isPhysical(name, value)) continue;
        context.report({
          node: property,
          message: `"${name}" names a side; use the logical property.`,
        });
      }
    }
    return {
      JSXAttribute(node) {
        if (node.value === null || node.name.type !== "JSXIdentifier") return;
        if (node.name.name !== "style" || node.value.type !== "JSXExpressionContainer") return;
        if (node.value.expression.type === "ObjectExpression") checkStyle(node.value.expression);
      },
    };
  },
};
