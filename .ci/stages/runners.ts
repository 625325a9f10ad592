/** How each kind of test is run: the command lines behind `npm run unit`, `server`, `test:contract`, `test:package`, `stories` and `e2e`. */
import type { TestKind } from "../import-graph/kinds.ts";

export interface Runner {
  kind: "vitest" | "playwright";
  /** The configuration, from the root of the repository. */
  config: string;
  /** Its projects, where it has several. */
  projects?: readonly string[];
  /** Which affected tests belong to this runner. */
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
  // By `npm run engines`, which names the browser.
  engines: { kind: "playwright", config: "reference-app/engines.playwright.config.ts", affected: ["engine"] },
} as const satisfies Readonly<Record<string, Runner>>;

/** The runner of a name; undefined for a name that is not one. */
export const runnerOf = (name: string): Runner | undefined =>
  Object.entries<Runner>(RUNNERS).find(([key]) => key === name)?.[1];

export interface RunOptions {
  /** File for the JSON report. */
  report?: string | undefined;
  /** Runs each test so often (Playwright only), to find those that do not pass every time. */
  repeat?: string | undefined;
  /** Arguments for the runner itself: file filters and its options. */
  rest: readonly string[];
}

/** Where an end-to-end run writes what its time went to, beside its report. */
export const timesFileOf = (report: string): string => report.replace(/\.json$/, ".times.json");

/** The command line of a runner, and what its environment needs beside that of this process. */
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
