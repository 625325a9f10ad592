import type { Reporter, TestCase, TestResult } from "@playwright/test/reporter";

/** Matches the title of a test of the table, which ends with `[fault × journey]`. */
const CELL = /\[(.+) × (.+)\]$/;
const GAP = 2;

/** After the tests have run, prints which faults each journey withstands. */
export default class FaultTable implements Reporter {
  readonly #cells = new Map<string, Map<string, string>>();

  onTestEnd({ title }: TestCase, { status }: TestResult): void {
    const [, fault, journey] = CELL.exec(title) ?? [];
    if (!fault || !journey) return;
    const row = this.#cells.get(fault) ?? new Map<string, string>();
    this.#cells.set(fault, row.set(journey, status === "passed" ? "holds" : status));
  }

  onEnd(): void {
    if (this.#cells.size === 0) return;
    const journeys = [...new Set([...this.#cells.values()].flatMap((row) => [...row.keys()]))].toSorted();
    const rows = [
      ["Fault", ...journeys],
      ...[...this.#cells].map(([fault, row]) => [fault, ...journeys.map((journey) => row.get(journey) ?? "-")]),
    ];
    const widths = ["", ...journeys].map((_none, column) =>
      Math.max(...rows.map((row) => (row[column] ?? "").length + GAP)),
    );
    const lines = rows.map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join("")
        .trimEnd(),
    );
    console.log(`\n  ${lines.join("\n  ")}\n`);
  }
}
