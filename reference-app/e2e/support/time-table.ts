import { writeFileSync } from "node:fs";
import path from "node:path";
import type { FullResult, Reporter, TestCase, TestResult, TestStep } from "@playwright/test/reporter";
import { AXE_STEP, IBM_STEP, SIGN_IN_STEP } from "./step-names.ts";

const SLOWEST = 20;

/** The parts into which the time of a test is divided. */
const PARTS = ["context start and end", "page load", "sign-in", "waiting", "axe", "IBM", "the rest"] as const;
type Part = (typeof PARTS)[number];

const STEP_PARTS: Readonly<Record<string, Part>> = {
  [AXE_STEP]: "axe",
  [IBM_STEP]: "IBM",
  [SIGN_IN_STEP]: "sign-in",
};

/** Returns the part to which the whole step belongs; undefined when its inner steps must be counted instead. */
function partOf({ category, title }: TestStep): Part | undefined {
  if (category === "hook" || category === "fixture") return "context start and end";
  if (category === "expect") return "waiting";
  if (category === "pw:api") return /^(?:Navigate|Reload|Go back)/.test(title) ? "page load" : undefined;
  return STEP_PARTS[title];
}

/** Adds the duration of `steps` to the times by part. */
function addSteps(steps: readonly TestStep[], times: Map<Part, number>): void {
  for (const step of steps) {
    const part = partOf(step);
    if (part) times.set(part, (times.get(part) ?? 0) + step.duration);
    else addSteps(step.steps, times);
  }
}

/** The duration of a run of the end-to-end tests, in seconds; `parts` and `tests` are sums over all workers. */
interface TimeTable {
  wall: number;
  tests: number;
  parts: Record<Part, number>;
  slowest: { title: string; seconds: number }[];
}

const line = (value: number, words: string) => `  ${value.toFixed(1).padStart(7)} s  ${words}`;
const seconds = (ms: number) => Math.round(ms / 100) / 10;

/**
 * At the end of a run, prints how long each part took and which tests were the slowest. Writes the same as JSON to the file that
 * LOBBYKIT_TIMES names.
 */
export default class TimeTableReporter implements Reporter {
  readonly #times = new Map<Part, number>();
  readonly #tests: { title: string; ms: number }[] = [];

  onTestEnd(test: TestCase, { duration, steps }: TestResult): void {
    const times = new Map<Part, number>();
    addSteps(steps, times);
    const known = [...times.values()].reduce((sum, ms) => sum + ms, 0);
    times.set("the rest", Math.max(0, duration - known));
    for (const [part, ms] of times) this.#times.set(part, (this.#times.get(part) ?? 0) + ms);
    this.#tests.push({ title: `${path.basename(test.location.file)} › ${test.title}`, ms: duration });
  }

  onEnd({ duration }: FullResult): void {
    const table: TimeTable = {
      wall: seconds(duration),
      tests: seconds(this.#tests.reduce((sum, { ms }) => sum + ms, 0)),
      parts: Object.fromEntries(PARTS.map((part) => [part, seconds(this.#times.get(part) ?? 0)])) as TimeTable["parts"],
      slowest: this.#tests
        .toSorted((left, right) => right.ms - left.ms)
        .slice(0, SLOWEST)
        .map(({ title, ms }) => ({ title, seconds: seconds(ms) })),
    };
    const lines = [
      ...PARTS.map((part) => line(table.parts[part], part)),
      line(table.tests, `all ${this.#tests.length} tests, in ${table.wall} s`),
      "",
      ...table.slowest.map(({ title, seconds: value }) => line(value, title)),
    ];
    console.log(`\n${lines.join("\n")}\n`);
    const file = process.env.LOBBYKIT_TIMES;
    if (file) writeFileSync(file, `${JSON.stringify(table, undefined, 2)}\n`);
  }
}
