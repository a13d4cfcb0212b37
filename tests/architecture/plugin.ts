import { layersRule } from "./rules/layers.ts";
import { logicalStyles } from "./rules/logical-styles.ts";
import { noParentImport } from "./rules/no-parent-import.ts";
import { reasonedCasts } from "./rules/reasoned-casts.ts";
import { staticMessageKeys } from "./rules/static-message-keys.ts";

export default {
  meta: { name: "house" },
  rules: {
    layers: layersRule,
    "logical-styles": logicalStyles,
    "no-parent-import": noParentImport,
    "reasoned-casts": reasonedCasts,
    "static-message-keys": staticMessageKeys,
  },
};
