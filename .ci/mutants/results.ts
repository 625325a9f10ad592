import type { Fault } from "./faults.ts";
import type { PackageName } from "./packages.ts";

/** The result of a fault. */
export interface Result extends Fault {
  package: PackageName;
  /**
   * `gone`: its line no longer exists. `equivalent`: a person has recorded that it has no effect. `rejected`: the compiler or
   * the linter's rule for effects reports it, so that nobody could commit it; no test is needed.
   */
  outcome: "caught" | "survived" | "equivalent" | "gone" | "rejected";
  /** The kind and name of the test that detected it, or the reason why it is equivalent. */
  by?: string;
  seconds: number;
}

export interface Summary {
  caught: number;
  /** Number of faults that a test could detect. */
  all: number;
  percent: number;
}

/** Counts the faults that a test could detect, and those that a test has detected. */
export function summaryOf(results: readonly Result[]): Summary {
  const real = results.filter(({ outcome }) => outcome === "caught" || outcome === "survived");
  const caught = real.filter(({ outcome }) => outcome === "caught").length;
  return { caught, all: real.length, percent: real.length === 0 ? 100 : (100 * caught) / real.length };
}

const MOST_CHARACTERS = 60;
const short = (code: string): string => {
  const line = code.replaceAll(/\s+/g, " ");
  return line.length > MOST_CHARACTERS ? `${line.slice(0, MOST_CHARACTERS)}…` : line || "(nothing)";
};

/** A fault as one line of the report. */
export const faultLine = ({ file, line, operator, before, after }: Fault): string =>
  `${file}:${line}  ${operator}  ${short(before)} -> ${short(after)}`;

/** A result as one line of the report. */
export const resultLine = (result: Result): string =>
  `${result.outcome.padEnd(10)}  ${faultLine(result)}${result.by === undefined ? "" : `  by ${result.by}`}  (${result.seconds.toFixed(1)} s)`;

/** The counts of a package as one line of the report. */
export function summaryLine(name: string, results: readonly Result[]): string {
  const { caught, all, percent } = summaryOf(results);
  const rest = results.length - all;
  return `${name}: ${caught} of ${all} caught (${Math.floor(percent)} %)${rest > 0 ? `, ${rest} equivalent, rejected by the static checks or gone` : ""}`;
}
