import { describe, expect, it } from "vitest";
import { received } from "../../../../test/support/received.ts";
import { smallSpec } from "../../../../test/support/specs/small-spec.ts";
import { ObjectMemory } from "./objects.ts";

const ORDER = {
  type: "object",
  "x-fixed": { key: "/id", members: ["amount", "createdAt", "/payee/id"], once: ["decidedAt"], inState: ["updatedAt"] },
  "x-states": [
    { field: "status", states: { open: { next: ["paid"] }, paid: { next: [] } } },
    { field: "receipt", states: { waiting: { next: ["confirmed"] }, confirmed: { next: [] } } },
  ],
  properties: { id: {}, amount: {}, createdAt: {}, status: {}, receipt: {}, note: {} },
};
const { operation, context } = smallSpec({
  responses: { "200": { content: { "application/json": { schema: { type: "array", items: ORDER } } } } },
});

/** One answer: its rows, when it was there, how long it took, and for whom it was. */
interface Seen {
  readonly rows: readonly object[];
  readonly at?: number;
  readonly tookMs?: number;
  readonly session?: string;
  readonly status?: number;
}

function found(...answers: readonly Seen[]): string[] {
  const memory = new ObjectMemory();
  return answers.flatMap(({ rows, at = 0, tookMs = 0, session = "member", status = 200 }) =>
    memory
      .look(context, operation, session, received(status, rows, { at, tookMs }))
      .map(({ check, where, message }) => `${check} ${where}: ${message}`),
  );
}

const open = { id: 1, amount: "5.00", createdAt: "2026-01-01T00:00:00Z", status: "open" };
const paid = { ...open, status: "paid" };

describe("the objects of a run", () => {
  it.for<[string, readonly Seen[], string[]]>([
    [
      "may change what is not fixed (`x-fixed`)",
      [{ rows: [{ ...open, note: 1 }] }, { rows: [{ ...open, note: 2 }] }],
      [],
    ],
    [
      "may go on by each of the members that have states (`x-states`)",
      [{ rows: [{ ...paid, receipt: "waiting" }] }, { rows: [{ ...paid, receipt: "confirmed" }], at: 9 }],
      [],
    ],
    [
      "may not go back by the second of the members that have states",
      [{ rows: [{ ...paid, receipt: "confirmed" }] }, { rows: [{ ...paid, receipt: "waiting" }], at: 9 }],
      [
        'consistency response 200 /0/receipt: must not be "waiting": thing said before that 1 is "confirmed", which does not become "waiting"',
      ],
    ],
    [
      "may get what is not there yet",
      [{ rows: [{ ...open, decidedAt: null }] }, { rows: [{ ...paid, decidedAt: "2026-01-02T00:00:00Z" }], at: 9 }],
      [],
    ],
    [
      "may not change what has been set once",
      [
        { rows: [{ ...paid, decidedAt: "2026-01-02T00:00:00Z" }] },
        { rows: [{ ...paid, decidedAt: "2026-01-09T00:00:00Z" }] },
      ],
      [
        'consistency response 200 /0/decidedAt: must be "2026-01-02T00:00:00Z", as thing said of 1, but is "2026-01-09T00:00:00Z"',
      ],
    ],
    [
      "may not change what is fixed inside of a member",
      [{ rows: [{ ...open, payee: { id: 3, name: "A" } }] }, { rows: [{ ...open, payee: { id: 4, name: "B" } }] }],
      ["consistency response 200 /0/payee/id: must be 3, as thing said of 1, but is 4"],
    ],
    [
      "may change what belongs to the state together with the state",
      [{ rows: [{ ...open, updatedAt: "2026-01-02" }] }, { rows: [{ ...paid, updatedAt: "2026-01-03" }], at: 9 }],
      [],
    ],
    [
      "may not change what belongs to the state while the state stays",
      [
        { rows: [{ ...open, updatedAt: "2026-01-02" }] },
        { rows: [{ ...paid, updatedAt: "2026-01-03" }], at: 8 },
        { rows: [{ ...paid, updatedAt: "2026-01-04" }], at: 9 },
      ],
      ['consistency response 200 /0/updatedAt: must be "2026-01-03", as thing said of 1, but is "2026-01-04"'],
    ],
    ["may lack a member in one answer", [{ rows: [open] }, { rows: [{ id: 1 }] }], []],
    ["are others with another key", [{ rows: [open] }, { rows: [{ ...open, id: 2, amount: "6.00" }] }], []],
    [
      "are others for another account",
      [{ rows: [open] }, { rows: [{ ...open, amount: "6.00" }], session: "other" }],
      [],
    ],
    [
      "are not remembered without a key",
      [{ rows: [{ ...open, id: null }] }, { rows: [{ id: null, amount: "6.00" }] }],
      [],
    ],
    ["are not remembered from a refusal", [{ rows: [open], status: 400 }, { rows: [{ ...open, amount: "6.00" }] }], []],
    [
      "may not change what is fixed, and one wrong answer is one finding",
      [{ rows: [open] }, { rows: [{ ...open, amount: "6.00" }] }, { rows: [open] }],
      ['consistency response 200 /0/amount: must be "5.00", as thing said of 1, but is "6.00"'],
    ],
    [
      "may go on to a state that follows (`x-states`)",
      [
        { rows: [open], at: 1 },
        { rows: [paid], at: 2 },
      ],
      [],
    ],
    [
      "may not go back",
      [
        { rows: [paid], at: 1 },
        { rows: [open], at: 3, tookMs: 1 },
      ],
      [
        'consistency response 200 /0/status: must not be "open": thing said before that 1 is "paid", which does not become "open"',
      ],
    ],
    [
      "are not compared when both requests were under way at the same time",
      [
        { rows: [paid], at: 2 },
        { rows: [open], at: 3, tookMs: 2 },
      ],
      [],
    ],
  ])("%s", ([, answers, expected]) => {
    expect(found(...answers)).toEqual(expected);
  });
});
