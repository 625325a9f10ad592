import { readdirSync } from "node:fs";
import { defineConfig } from "oxlint";

/**
 * The repository's import rules. They are made from the list of folders, so that they also apply to a new feature from its first day.
 * `restrict(files, groups)` forbids import specifiers (gitignore-style globs) in the given files.
 */
const restrict = (files: string[], groups: { group: string[]; message: string }[]) => ({
  files,
  rules: {
    "no-restricted-imports": ["error" as const, { patterns: groups }] as ["error", { patterns: typeof groups }],
  },
});

const folders = (path: string) => {
  try {
    return readdirSync(new URL(path, import.meta.url), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => entry.name);
  } catch {
    return [];
  }
};

const packages = ["design-system", "api-spec", "mock", "reference-app", "contract-tests"] as const;
const mayImport: Record<(typeof packages)[number], readonly string[]> = {
  "design-system": [],
  "api-spec": [],
  mock: ["api-spec"],
  "reference-app": ["design-system", "api-spec"],
  "contract-tests": ["api-spec"],
};

/** Forbids imports of the packages that this package may not use, by their name and by a relative path. */
const packageLaw = (name: (typeof packages)[number]) =>
  packages
    .filter((other) => other !== name && !mayImport[name].includes(other))
    .map((other) => ({
      group: [`@lobbykit/${other}`, `@lobbykit/${other}/**`, `**/${other}/src/**`],
      message: `${name} may not import ${other} (docs/decisions: the import law).`,
    }));

const overlayOnly = {
  group: ["@radix-ui/react-dialog", "react-dom"],
  message: "Only src/foundations/overlays/overlay.tsx knows Radix Dialog and portals (D17a).",
};
const features = folders("./reference-app/src/features/");
const apiPrivate = {
  group: ["openapi-fetch", "@lobbykit/api-spec/types"],
  message: "Only src/shared/api talks to the client package; import from there (D3c).",
};

export default defineConfig({
  plugins: ["eslint", "typescript", "unicorn", "oxc", "react", "jsx-a11y", "import", "promise", "vitest"],
  jsPlugins: ["./design-system/lint/index.ts"],
  categories: { correctness: "error", suspicious: "warn" },
  options: { typeAware: true, denyWarnings: true },
  ignorePatterns: ["**/generated/**", "**/dist/**", "**/node_modules/**"],
  rules: {
    "react/react-in-jsx-scope": "off",
    "react/rules-of-hooks": "error",
    "react/exhaustive-deps": "error",
    // Reports TanStack Virtual, which we use, because React Compiler does not support it. We do not use React Compiler.
    "react/incompatible-library": "off",
    "react/jsx-key": "error",
    "typescript/no-explicit-any": "error",
    "typescript/no-floating-promises": "error",
    "typescript/no-misused-promises": "error",
    "typescript/switch-exhaustiveness-check": ["error", { considerDefaultExhaustiveForUnions: true }],
    // The compiler proves that a switch over a union returns; this rule cannot.
    "typescript/consistent-return": "off",
    // Imports of types count too, because modules that refer to each other's types cannot be understood separately.
    "import/no-cycle": ["error", { ignoreTypes: false }],
    "import/no-unassigned-import": "off",
    "import/no-named-as-default-member": "off",
    "no-shadow": "off",
    "no-underscore-dangle": "off",
    "unicorn/no-array-sort": "off",
    // Responses are validated where they arrive. Only an assertion can give the validated value its type.
    "typescript/no-unsafe-type-assertion": "off",
    // Reports `BroadcastChannel.postMessage`, which it mistakes for `window.postMessage`.
    "unicorn/require-post-message-target-origin": "off",
  },
  overrides: [
    {
      files: ["design-system/src/**", "reference-app/src/**"],
      rules: {
        "lobbykit/no-float-money": "error",
        "lobbykit/no-hardcoded-text": "error",
        "lobbykit/no-loose-text": "error",
        "lobbykit/no-palette-import": "error",
        "lobbykit/no-physical-direction": "error",
        "lobbykit/no-portal-outside-overlay": "error",
        "lobbykit/no-raw-colour": "error",
        "lobbykit/no-unlayered-style": "error",
      },
    },
    { files: ["api-spec/src/client/**"], rules: { "lobbykit/no-float-money": "error" } },
    {
      files: ["design-system/src/foundations/overlays/overlay.tsx"],
      rules: { "lobbykit/no-portal-outside-overlay": "off" },
    },
    // The values of a brand are literal colours, and examples contain literal texts, pictures and amounts.
    { files: ["design-system/src/theme/brands/**"], rules: { "lobbykit/no-raw-colour": "off" } },
    {
      files: ["**/*.stories.tsx", "**/*.test.{ts,tsx}", "design-system/src/{testing,showcase}/**"],
      rules: {
        "lobbykit/no-float-money": "off",
        "lobbykit/no-hardcoded-text": "off",
        "lobbykit/no-loose-text": "off",
        "lobbykit/no-raw-colour": "off",
      },
    },
    restrict(["design-system/src/**"], packageLaw("design-system")),
    restrict(["design-system/src/components/**"], [...packageLaw("design-system"), overlayOnly]),
    restrict(
      ["api-spec/src/client/**"],
      [
        ...packageLaw("api-spec"),
        { group: ["react", "react-*", "**/mock/**"], message: "The client knows no UI and no mock." },
      ],
    ),
    restrict(["api-spec/src/mock/**"], packageLaw("api-spec")),
    restrict(
      ["api-spec/src/mock/world/**"],
      [
        ...packageLaw("api-spec"),
        {
          group: ["**/handlers/**", "**/http/**", "**/{handler,server,engine}.ts", "node:http", "**/serve-*.ts"],
          message: "The world knows no HTTP and no page: handlers and pages ask it.",
        },
      ],
    ),
    restrict(["api-spec/mock/**"], packageLaw("mock")),
    restrict(
      ["contract-tests/src/**"],
      [
        ...packageLaw("contract-tests"),
        { group: ["**/api-spec/**/mock/**"], message: "The mock is a program: start it, do not import it." },
      ],
    ),
    restrict(
      ["reference-app/src/shared/**"],
      [
        ...packageLaw("reference-app"),
        { group: ["**/features/**", "**/pages/**", "**/app/**"], message: "shared may not import upwards." },
      ],
    ),
    ...features.map((feature) =>
      restrict(
        [`reference-app/src/features/${feature}/**`],
        [
          apiPrivate,
          { group: ["**/pages/**", "**/app/**"], message: "A feature may not import upwards." },
          ...features
            .filter((other) => other !== feature)
            .map((other) => ({
              // A folder in `shared` may have the same name as a feature.
              group: [`**/${other}/*`, `!**/shared/${other}/*`, `!./**`],
              message: `Feature ${feature} may not import feature ${other}: a page composes them.`,
            })),
        ],
      ),
    ),
    restrict(
      ["reference-app/src/pages/**"],
      [apiPrivate, { group: ["**/app/**"], message: "A page may not import the app." }],
    ),
  ],
});
