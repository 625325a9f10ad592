import { MONEY_OPERATIONS } from "../src/shared/money/calls/operations.ts";
import { TROUBLES, type Step } from "./plan.ts";
import type { Phase } from "./run.ts";

const LETTERS: Readonly<Record<Phase, string>> = { confirmed: "c", refused: "r", notArrived: "n", unknown: "?" };

/** Returns a table of operations and failures with the outcomes of their runs: "2c 1n" is two confirmed and one not arrived. */
export function table(ends: readonly { step: Step; phase: Phase }[]): string {
  const cell = (operationId: string, trouble: string) =>
    (Object.keys(LETTERS) as Phase[])
      .map((phase) => ({
        letter: LETTERS[phase],
        count: ends.filter(
          (end) => end.step.operationId === operationId && end.step.trouble === trouble && end.phase === phase,
        ).length,
      }))
      .filter(({ count }) => count > 0)
      .map(({ letter, count }) => `${count}${letter}`)
      .join(" ");
  const rows = [
    ["", ...MONEY_OPERATIONS],
    ...TROUBLES.map((trouble) => [trouble, ...MONEY_OPERATIONS.map((operationId) => cell(operationId, trouble))]),
  ];
  const legend = "c confirmed, r refused, n not arrived, ? never told";
  return [
    ...rows.map((row) =>
      row
        .map((text) => text.padEnd(18))
        .join("")
        .trimEnd(),
    ),
    legend,
  ].join("\n");
}
