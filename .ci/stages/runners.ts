/** How each kind of test is run: the command lines of `npm run unit`, `server`, `test:contract`, `test:package`, `stories` and `e2e`. */
import type { TestKind } from "../import-graph/kinds.ts";

export interface Runner {
  kind: "vitest" | "playwright";
  /** Path of the configuration from the repository's root. */
  config: string;
  /** Its projects to run, when it has several. */
  projects?: readonly string[];
  /** Kinds of affected tests that this runner runs. */
  affected: readonly TestKind[];
}

const VITEST = ".ci/vitest.config.ts";

export const RUNNERS = {
  unit: { kind: "vitest", config: VITEST, projects: ["unit"], affected: ["unit"] },
  server: { kind: "vitest", config: VITEST, projects: ["server"], affected: ["server"] },
  contract: { kind: "vitest", config: "contract-tests/vitest.config.ts", affected: ["contract"] },
  package: { kind: "vitest", config: VITEST, projects: ["package"], affected: ["package"] },
  stories: {
    kind: "vitest",
    config: VITEST,
    projects: ["stories", "components", "scrollbars"],
    affected: ["component", "story"],
  },
  e2e: { kind: "playwright", config: "reference-app/playwright.config.ts", affected: ["e2e"] },
  // Called by `npm run engines`, which chooses the browser.
  engines: { kind: "playwright", config: "reference-app/engines.playwright.config.ts", affected: ["engine"] },
} as const satisfies Readonly<Record<string, Runner>>;

/** The runner with a name; undefined for an unknown name. */
export const runnerOf = (name: string): Runner | undefined =>
  Object.entries<Runner>(RUNNERS).find(([key]) => key === name)?.[1];

export interface RunOptions {
  /** File for the JSON report. */
  report?: string | undefined;
  /** Runs each test this often (Playwright only), to find tests that fail only sometimes. */
  repeat?: string | undefined;
  /** Arguments for the runner itself: its options and file filters. */
  rest: readonly string[];
}

/** File, beside the report, in which an end-to-end run stores where its time was spent. */
export const timesFileOf = (report: string): string => report.replace(/\.json$/, ".times.json");

/** The command line of a runner, and the environment variables that it needs in addition. */
export function commandLineOf(runner: Runner, { report, repeat, rest }: RunOptions) {
  if (runner.kind === "playwright") {
    const repeated = repeat === undefined ? [] : [`--repeat-each=${repeat}`];
    const env: Record<string, string> =
      report === undefined ? {} : { PLAYWRIGHT_JSON_OUTPUT_FILE: report, LOBBYKIT_TIMES: timesFileOf(report) };
    const commandLine = ["playwright", "test", "-c", runner.config, ...repeated, ...rest];
    return { commandLine, env };
  }
  if (repeat !== undefined) throw new Error("--repeat is for e2e only.");
  const projects = (runner.projects ?? []).map((project) => `--project=${project}`);
  const reporters =
    report === undefined ? [] : ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const config = ["-c", runner.config, "--maxWorkers=100%"];
  return { commandLine: ["vitest", "run", ...config, ...projects, ...reporters, ...rest], env: {} };
}
