import { defineConfig } from "oxlint";

/** Files whose default export a framework requires. */
const frameworkFiles = [
  "**/*.config.ts",
  "**/src/site/routes/**",
  "**/src/site/routes.ts",
  "**/src/site/root.tsx",
  "**/src/site/entry.*.tsx",
  "tests/architecture/plugin.ts",
];

export default defineConfig({
  plugins: [
    "typescript",
    "unicorn",
    "oxc",
    "import",
    "react",
    "jsx-a11y",
    "promise",
    "node",
    "vitest",
  ],
  jsPlugins: ["#tests/architecture/plugin.ts"],
  categories: { correctness: "error", suspicious: "error" },
  options: { typeAware: true },
  rules: {
    "house/layers": "error",
    "house/logical-styles": "error",
    "house/no-parent-import": "error",
    "house/reasoned-casts": "error",
    "house/static-message-keys": "error",

    "max-lines": ["error", { max: 300, skipBlankLines: true, skipComments: true }],
    "no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
    "no-warning-comments": ["error", { terms: ["todo", "fixme", "xxx"] }],
    "import/no-cycle": "error",
    "import/no-default-export": "error",
    "typescript/consistent-type-imports": "error",
    "typescript/no-explicit-any": "error",
    "typescript/no-non-null-assertion": "error",
    "typescript/no-misused-promises": "error",
    "unicorn/filename-case": ["error", { case: "kebabCase" }],
    "react/jsx-no-target-blank": "error",
    "react/rules-of-hooks": "error",

    // Rules against patterns that this code uses on purpose.
    "consistent-return": "off", // TypeScript checks that a switch is exhaustive
    "no-control-regex": "off", // content is checked for control characters
    "no-shadow": "off",
    "import/no-named-as-default-member": "off", // fast-check's usual name is fc
    "import/no-unassigned-import": "off", // style sheets
    "jsx-a11y/no-noninteractive-element-interactions": "off", // Escape closes a <details>
    "jsx-a11y/no-redundant-roles": "off", // VoiceOver ignores lists without bullets unless they have a role
    "jsx-a11y/prefer-tag-over-role": "off", // an inline SVG needs role="img"
    "promise/always-return": "off",
    "react/no-unstable-nested-components": "off", // rich messages take render functions
    "react/react-in-jsx-scope": "off", // the JSX transform imports React
    "typescript/no-generated-empty-object-type": "off", // Record<never, never> means "no parameters"
    "typescript/no-unsafe-type-assertion": "off", // house/reasoned-casts requires a reason instead
    "typescript/no-unnecessary-type-parameters": "off",
    "typescript/no-misused-spread": "off",
    "typescript/unbound-method": "off", // tables of functions
    "unicorn/consistent-function-scoping": "off",
    "unicorn/prefer-add-event-listener": "off", // SAX parsers have onopentag and the like
    "unicorn/no-array-sort": "off", // new arrays may be sorted in place
    "vitest/no-conditional-expect": "off", // property-based tests branch on generated values
  },
  overrides: [
    // Playwright requires object destructuring even for a fixture without dependencies.
    { files: ["tests/e2e/**"], rules: { "no-empty-pattern": "off" } },
    // The caption tracks come from the content.
    {
      files: ["src/site/components/video-player.tsx"],
      rules: { "jsx-a11y/media-has-caption": "off" },
    },
    { files: frameworkFiles, rules: { "import/no-default-export": "off" } },
  ],
});
