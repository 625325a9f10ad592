/** The stages of `npm run check`, `npm test` and `npm run test:nightly`: what each runs, and which ones need the whole machine. */

export interface Stage {
  name: string;
  /** An npm script of the root, with its arguments. */
  script: readonly string[];
  /** "one": mostly a single thread, so stages of this kind run side by side. "all": workers on every core, so it runs alone. */
  cores: "one" | "all";
  /** Its tests are counted and its slowest tests printed: the script takes `--report FILE`. */
  hasTests?: boolean;
}

/** The inner loop: proves formatting, types, generated files, rules and small units. Starts no server and no browser; builds the app. */
export const CHECK_STAGES: readonly Stage[] = [
  { name: "types", script: ["typecheck"], cores: "one" },
  { name: "lint", script: ["lint"], cores: "one" },
  { name: "contract lint", script: ["lint:spec"], cores: "one" },
  { name: "drift", script: ["drift"], cores: "one" },
  { name: "dead code", script: ["lint:unused"], cores: "one" },
  { name: "format", script: ["format:check"], cores: "one" },
  { name: "contract difference", script: ["spec:diff"], cores: "one" },
  { name: "browser floor", script: ["browsers"], cores: "one" },
  { name: "requirements", script: ["trace", "--silent", "--", "--check"], cores: "one" },
  { name: "unit", script: ["unit"], cores: "all", hasTests: true },
];

/** Everything that must hold before a change lands. */
export const TEST_STAGES: readonly Stage[] = [
  ...CHECK_STAGES,
  { name: "server", script: ["server"], cores: "all", hasTests: true },
  { name: "contract", script: ["test:contract"], cores: "all", hasTests: true },
  { name: "package", script: ["test:package"], cores: "one", hasTests: true },
  { name: "storybook", script: ["storybook:check"], cores: "one" },
  { name: "stories", script: ["stories"], cores: "all", hasTests: true },
  { name: "e2e", script: ["e2e"], cores: "all", hasTests: true },
  { name: "oldest browser", script: ["engines", "chromium109", "--sample"], cores: "all", hasTests: true },
  { name: "budgets", script: ["bench:app", "--", "--check"], cores: "all" },
];

/**
 * What is too long for `npm test`: the same tests with whole tables and large counts (LOBBYKIT_NIGHTLY), and the storms and soaks, which
 * run for many minutes each.
 */
export const NIGHTLY_STAGES: readonly Stage[] = [
  { name: "unit", script: ["unit"], cores: "all", hasTests: true },
  { name: "server", script: ["server"], cores: "all", hasTests: true },
  { name: "contract", script: ["test:contract"], cores: "all", hasTests: true },
  { name: "stories", script: ["stories"], cores: "all", hasTests: true },
  { name: "e2e", script: ["e2e"], cores: "all", hasTests: true },
  { name: "oldest browser", script: ["engines", "chromium109"], cores: "all", hasTests: true },
  { name: "contract power", script: ["contract:power"], cores: "all" },
  { name: "money in a browser", script: ["money:browser"], cores: "all" },
  { name: "draws", script: ["bench:draws"], cores: "all" },
  { name: "lobby", script: ["bench:lobby"], cores: "all" },
  { name: "team", script: ["bench:team"], cores: "all" },
];
