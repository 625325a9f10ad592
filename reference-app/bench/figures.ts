/** How the benches print their figures, each beside its budget. */
import { loadavg } from "node:os";

const NAME_WIDTH = 58;
const VALUE_WIDTH = 9;

let failures = 0;

/** Prints a line. */
export const print = (line = ""): void => console.log(line);

/** Prints a figure that has no budget. */
export const tell = (name: string, text: string): void =>
  print(`        ${name.padEnd(NAME_WIDTH)} ${text.padStart(VALUE_WIDTH)}`);

/** Prints a figure beside its budget. Returns whether it is within the budget. */
export function compare(name: string, value: number, budget: number, digits = 0): boolean {
  const isKept = value <= budget;
  const figure = `${name.padEnd(NAME_WIDTH)} ${value.toFixed(digits).padStart(VALUE_WIDTH)}`;
  print(`  ${isKept ? "ok  " : "OVER"}  ${figure}   at most ${budget}`);
  return isKept;
}

/** A comparison that `--check` enforces: bytes, requests, shifts or timers, never a time. */
export function gate(...figure: Parameters<typeof compare>): void {
  if (!compare(...figure)) failures += 1;
}

/** Ends the program. With `--check` it fails when a gate was exceeded. */
export function exitByGates(): never {
  if (failures > 0) print(`\n${failures} past budget`);
  process.exit(failures > 0 && process.argv.includes("--check") ? 1 : 0);
}

/** The load of the machine, which the printed times depend on. */
export const load = (): string => {
  const averages = loadavg().map((value) => value.toFixed(1));
  return `load average ${averages.join(" ")}`;
};

const ranked = (values: readonly number[], share: number) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length * share)] ?? Number.NaN;

export const median = (values: readonly number[]): number => ranked(values, 1 / 2);

/** The 75th percentile, which web vitals are defined by. */
export const upperQuartile = (values: readonly number[]): number => ranked(values, 3 / 4);
