import type { Fault } from "./faults.ts";
import type { PackageName } from "./packages.ts";

/** What became of a fault. */
export interface Result extends Fault {
  package: PackageName;
  /** `gone`: its line is not in the source any more. `equivalent`: a person found that it changes nothing. */
  outcome: "caught" | "survived" | "equivalent" | "gone";
  /** The kind and name of the test that caught it, or the reason why it is equivalent. */
  by?: string;
  seconds: number;
}

export interface Summary {
  caught: number;
  /** Faults that a test could catch. */
  all: number;
  percent: number;
}

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

export const faultLine = ({ file, line, operator, before, after }: Fault): string =>
  `${file}:${line}  ${operator}  ${short(before)} -> ${short(after)}`;

export const resultLine = (result: Result): string =>
  `${result.outcome.padEnd(10)}  ${faultLine(result)}${result.by === undefined ? "" : `  by ${result.by}`}  (${result.seconds.toFixed(1)} s)`;

export function summaryLine(name: string, results: readonly Result[]): string {
  const { caught, all, percent } = summaryOf(results);
  const rest = results.length - all;
  return `${name}: ${caught} of ${all} caught (${Math.floor(percent)} %)${rest > 0 ? `, ${rest} equivalent or gone` : ""}`;
}
