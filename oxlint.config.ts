import { defineConfig } from "oxlint";

/** Files whose default export a framework asks for. */
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

    // Each of these forbids a way of writing that this house uses on purpose.
    "consistent-return": "off", // the compiler knows that a switch is exhaustive
    "no-control-regex": "off", // content is checked for them
    "no-shadow": "off",
    "import/no-named-as-default-member": "off", // fast-check is known as fc
    "import/no-unassigned-import": "off", // style sheets
    "jsx-a11y/no-noninteractive-element-interactions": "off", // Escape closes a <details>
    "jsx-a11y/no-redundant-roles": "off", // a list without marks needs its role said for VoiceOver
    "jsx-a11y/prefer-tag-over-role": "off", // a drawing in SVG is an image that says so
    "promise/always-return": "off",
    "react/no-unstable-nested-components": "off", // the parts of rich messages are functions
    "react/react-in-jsx-scope": "off", // the JSX transform brings it
    "typescript/no-generated-empty-object-type": "off", // Record<never, never> says "no parameters"
    "typescript/no-unsafe-type-assertion": "off", // house/reasoned-casts asks for the reason instead
    "typescript/no-unnecessary-type-parameters": "off",
    "typescript/no-misused-spread": "off",
    "typescript/unbound-method": "off", // tables of functions
    "unicorn/consistent-function-scoping": "off",
    "unicorn/prefer-add-event-listener": "off", // parsers have properties of such names
    "unicorn/no-array-sort": "off", // what was just made may be sorted in place
    "vitest/no-conditional-expect": "off", // properties hold for what a generator brings
  },
  overrides: [
    // Playwright asks for a pattern even where a fixture needs nothing.
    { files: ["tests/e2e/**"], rules: { "no-empty-pattern": "off" } },
    // Captions come with the content, in whatever languages a film has them; the rule sees only those that stand in the code.
    {
      files: ["src/site/components/video-player.tsx"],
      rules: { "jsx-a11y/media-has-caption": "off" },
    },
    { files: frameworkFiles, rules: { "import/no-default-export": "off" } },
  ],
});
