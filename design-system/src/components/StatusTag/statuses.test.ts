// The test reads the API spec as text, because the packages must not import each other.
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { statusStrings } from "../../foundations/strings/statuses.ts";
import { STATUSES, type StatusKind, type StatusLook } from "./statuses.ts";

const SCHEMAS = path.join(import.meta.dirname, "../../../../api-spec/openapi/schemas");

/** Returns the values of the first enum after a property or schema of a file. Conditions name properties too, but on one line. */
function enumAfter(file: string, name: string): string[] {
  const text = readFileSync(path.join(SCHEMAS, `${file}.yaml`), "utf8");
  const words = new RegExp(`${name}:\\n(?:(?!enum:)[\\s\\S])*?enum: \\[([^\\]]+)\\]`).exec(text)?.[1];
  if (words === undefined) throw new Error(`${file}.yaml has no enum after ${name}.`);
  return words.split(",").map((word) => word.trim());
}

const SOURCES: Record<Exclude<StatusKind, "draw">, [file: string, name: string]> = {
  deposit: ["money/deposits", "DepositStatus"],
  withdrawal: ["money/withdrawals", "WithdrawalStatus"],
  receipt: ["money/withdrawals", "receipt"],
  bet: ["money/records", "BetStatus"],
  activity: ["rewards/activities", "ActivityStatus"],
  contract: ["agents/contracts", "ContractStatus"],
  bonus: ["money/bonuses", "BonusStatus"],
  reward: ["money/bonuses", "RewardStatus"],
  redemption: ["rewards/points", "PointRedemption:[\\s\\S]*?status"],
  room: ["games/pvp", "status"],
};

test.each(Object.entries(SOURCES))(
  "R250 the design system has a text and a tone for every status of a %s in the API",
  (kind, source) => {
    expect(Object.keys(STATUSES[kind as StatusKind]).sort()).toEqual(enumAfter(...source).sort());
  },
);

const LOOKS = Object.entries(STATUSES).flatMap(([kind, looks]) =>
  Object.entries<StatusLook>(looks).map(
    ([status, { tone, text }]) => `${kind} ${status}: ${statusStrings[text][0]}, ${tone}`,
  ),
);

// A colour must not promise more than the text says (D15), so a change of either affects every member.
test("R250 D15 each status has the text and the tone of the snapshot", () => {
  expect(LOOKS).toMatchInlineSnapshot(`
    [
      "deposit pending: Pending, information",
      "deposit approved: Approved, positive",
      "deposit rejected: Rejected, danger",
      "deposit expired: Expired, neutral",
      "withdrawal processing: Processing, information",
      "withdrawal rejected: Rejected, danger",
      "withdrawal approved: Approved, positive",
      "receipt notDue: Not due yet, neutral",
      "receipt waiting: Waiting for your answer, accent",
      "receipt confirmed: Confirmed, positive",
      "receipt automatic: Marked as received, positive",
      "receipt notReceived: Reported missing, danger",
      "receipt returned: Returned, neutral",
      "bet open: Open, information",
      "bet won: Paid out, information",
      "bet lost: Lost, neutral",
      "bet refunded: Refunded, neutral",
      "activity comingSoon: Coming soon, neutral",
      "activity applying: Open to apply, accent",
      "activity joined: Joined, positive",
      "activity processing: Processing, information",
      "activity issued: Ready to claim, accent",
      "activity claimed: Claimed, positive",
      "activity rejected: Rejected, danger",
      "activity closed: Closed, neutral",
      "contract offered: Waiting for an answer, accent",
      "contract active: Active, positive",
      "contract rejected: Rejected, danger",
      "contract terminated: Ended, neutral",
      "contract cancelled: Cancelled, neutral",
      "draw notOnSale: Not on sale, neutral",
      "draw noDraw: No draw, neutral",
      "draw open: On sale, positive",
      "draw drawing: Drawing, information",
      "draw resultPending: Result pending, information",
      "draw drawn: Drawn, positive",
      "bonus active: Active, positive",
      "bonus completed: Completed, positive",
      "bonus expired: Expired, neutral",
      "reward pending: Coming soon, neutral",
      "reward claimable: Ready to claim, accent",
      "reward claimed: Claimed, positive",
      "reward expired: Expired, neutral",
      "redemption processing: Processing, information",
      "redemption issued: Issued, positive",
      "redemption sent: Sent, positive",
      "room OPEN: Open, positive",
      "room FULL: Full, neutral",
    ]
  `);
});

const indentOf = (line: string) => line.search(/\S|$/);

/** Returns every enum in the API spec whose name ends in "status". */
const statusLists = () =>
  globSync("**/*.yaml", { cwd: SCHEMAS }).flatMap((file) => {
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

test("R250 every status list of the API is known to the design system", () => {
  const lists = statusLists();
  expect(lists.length).toBeGreaterThanOrEqual(Object.keys(SOURCES).length);
  const kinds = Object.values(STATUSES).map((looks) => Object.keys(looks));
  const isDrawn = (words: string[]) => kinds.some((drawn) => words.every((word) => drawn.includes(word)));
  expect(lists.filter(({ words }) => !isDrawn(words))).toEqual([]);
});
