// Reads the contract as text: the packages may not import each other.
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { STATUSES, type StatusKind } from "./statuses.ts";

const SCHEMAS = path.join(import.meta.dirname, "../../../../api-spec/openapi/schemas");

/** The words of the first enum after a name in a schema file. */
function enumAfter(file: string, name: string): string[] {
  const text = readFileSync(path.join(SCHEMAS, `${file}.yaml`), "utf8");
  const words = new RegExp(`${name}:(?:(?!enum:)[\\s\\S])*?enum: \\[([^\\]]+)\\]`).exec(text)?.[1];
  if (words === undefined) throw new Error(`${file}.yaml has no enum after ${name}.`);
  return words.split(",").map((word) => word.trim());
}

const SOURCES: Record<Exclude<StatusKind, "draw">, [file: string, name: string]> = {
  deposit: ["deposits", "DepositStatus"],
  withdrawal: ["withdrawals", "WithdrawalStatus"],
  receipt: ["withdrawals", "receipt"],
  bet: ["records", "BetStatus"],
  activity: ["activities", "ActivityStatus"],
  contract: ["contracts", "ContractStatus"],
  bonus: ["bonuses", "BonusStatus"],
  reward: ["bonuses", "RewardStatus"],
  redemption: ["points", 'quantity: { \\$ref: "#/RedeemQuantity" }[\\s\\S]*?status'],
  room: ["pvp", "status"],
};

test.each(Object.entries(SOURCES))("R250 the design system draws every status of a %s", (kind, source) => {
  expect(Object.keys(STATUSES[kind as StatusKind]).sort()).toEqual(enumAfter(...source).sort());
});

const indentOf = (line: string) => line.search(/\S|$/);

/** Every list of words whose name ends in "status", wherever it stands in the contract. */
const statusLists = () =>
  readdirSync(SCHEMAS).flatMap((file) => {
    const lines = readFileSync(path.join(SCHEMAS, file), "utf8").split("\n");
    return lines.flatMap((line, index) => {
      const name = /^ *(\w*status):/i.exec(line)?.[1];
      if (name === undefined) return [];
      const isBelow = (other: string) => other.trim() === "" || indentOf(other) > indentOf(line);
      const length = lines.slice(index + 1).findIndex((other) => !isBelow(other));
      const block = lines.slice(index, length === -1 ? undefined : index + 1 + length).join("\n");
      const words = /enum: \[([^\]]+)\]/.exec(block)?.[1];
      return words === undefined
        ? []
        : [{ name: `${file} ${name}`, words: words.split(",").map((word) => word.trim()) }];
    });
  });

test("R250 no status of the contract is without a drawing", () => {
  const lists = statusLists();
  expect(lists.length).toBeGreaterThanOrEqual(Object.keys(SOURCES).length);
  const kinds = Object.values(STATUSES).map((looks) => Object.keys(looks));
  const isDrawn = (words: string[]) => kinds.some((drawn) => words.every((word) => drawn.includes(word)));
  expect(lists.filter(({ words }) => !isDrawn(words))).toEqual([]);
});
