// Reads the contract as text: the packages may not import each other.
import { readFileSync } from "node:fs";
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

test.each(Object.entries(SOURCES))("R250, R321–R334 the design system draws every status of a %s", (kind, source) => {
  expect(Object.keys(STATUSES[kind as StatusKind]).sort()).toEqual(enumAfter(...source).sort());
});
