/** A stage of `npm run check`, `npm test` or `npm run test:nightly`: what it runs, and whether it needs the whole machine. */

export interface Stage {
  name: string;
  /** An npm script of the root package, with its arguments. */
  script: readonly string[];
  /** "one": mostly a single thread, so such stages run concurrently. "all": uses every core, so it runs alone. */
  cores: "one" | "all";
  /** Whether its tests are counted and the slowest printed; the script must accept `--report FILE`. */
  hasTests?: boolean;
}

/**
 * Fast checks for use while coding: formatting, types, generated files, rules and small units. They start no server and no browser, but
 * build the app.
 */
export const CHECK_STAGES: readonly Stage[] = [
  { name: "types", script: ["typecheck"], cores: "one" },
  { name: "lint", script: ["lint"], cores: "one" },
  { name: "contract lint", script: ["lint:spec"], cores: "one" },
  { name: "drift", script: ["drift"], cores: "one" },
  { name: "dead code", script: ["lint:unused"], cores: "one" },
  { name: "format", script: ["format:check"], cores: "one" },
  { name: "contract difference", script: ["spec:diff"], cores: "one" },
  { name: "browser floor", script: ["browsers"], cores: "one" },
  { name: "prose", script: ["prose"], cores: "one" },
  { name: "requirements", script: ["trace", "--silent", "--", "--check"], cores: "one" },
  { name: "unit", script: ["unit"], cores: "all", hasTests: true },
];

/** All checks that must pass before a change is merged. */
export const TEST_STAGES: readonly Stage[] = [
  ...CHECK_STAGES,
  { name: "server", script: ["server"], cores: "all", hasTests: true },
  { name: "contract", script: ["test:contract"], cores: "all", hasTests: true },
  { name: "package", script: ["test:package"], cores: "one", hasTests: true },
  { name: "storybook", script: ["storybook:check"], cores: "one" },
  { name: "docs", script: ["docs"], cores: "one" },
  { name: "stories", script: ["stories"], cores: "all", hasTests: true },
  { name: "e2e", script: ["e2e"], cores: "all", hasTests: true },
  { name: "oldest browser", script: ["engines", "chromium109", "--sample"], cores: "all", hasTests: true },
  { name: "firefox", script: ["engines", "firefox", "--sample"], cores: "all", hasTests: true },
  { name: "budgets", script: ["bench:app", "--", "--check"], cores: "all" },
];

/**
 * Checks that take too long for `npm test`: the same tests with complete tables and large counts (LOBBYKIT_NIGHTLY), and load tests that
 * run for many minutes.
 */
export const NIGHTLY_STAGES: readonly Stage[] = [
  { name: "unit", script: ["unit"], cores: "all", hasTests: true },
  { name: "server", script: ["server"], cores: "all", hasTests: true },
  { name: "contract", script: ["test:contract"], cores: "all", hasTests: true },
  { name: "stories", script: ["stories"], cores: "all", hasTests: true },
  { name: "e2e", script: ["e2e"], cores: "all", hasTests: true },
  { name: "oldest browser", script: ["engines", "chromium109"], cores: "all", hasTests: true },
  { name: "firefox", script: ["engines", "firefox"], cores: "all", hasTests: true },
  { name: "webkit", script: ["engines", "webkit"], cores: "all", hasTests: true },
  { name: "generated clients", script: ["generators"], cores: "one" },
  { name: "contract power", script: ["contract:power"], cores: "all" },
  { name: "money in a browser", script: ["money:browser"], cores: "all" },
  { name: "draws", script: ["bench:draws"], cores: "all" },
  { name: "lobby", script: ["bench:lobby"], cores: "all" },
  { name: "team", script: ["bench:team"], cores: "all" },
];
