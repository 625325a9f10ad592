import { describe } from "vitest";
import { check } from "../../../../test/support/claims.ts";
import type { ObjectClaim } from "../../../plan/object-claim.ts";

const facts = { specPointer: "/paths", isInferred: true } as const;
const status = (value: string) => ({ json: { status: value } });
const rows = (...items: object[]) => ({ json: { items } });

describe("a claim that two answers say the same of an object", () => {
  const claim: ObjectClaim = {
    kind: "same-object",
    here: { step: "list", at: "/items", key: "/id" },
    there: { step: "alone", at: "" },
    again: "list again",
    key: "/id",
    ...facts,
  };
  const list = rows({ id: 1, name: "a", shelf: { id: 7, label: "L" }, tags: ["x"] }, { id: 2, name: "b" });
  const told = { list, "list again": list };
  check([
    ["accepts more and fewer members", claim, { ...told, alone: { json: { id: 1, name: "a", note: null } } }, []],
    ["accepts the id of an object in place of it", claim, { ...told, alone: { json: { id: 1, shelf: 7 } } }, []],
    ["accepts a shorter list, which may be abbreviated", claim, { ...told, alone: { json: { id: 1, tags: [] } } }, []],
    ["ignores an object that the list does not have", claim, { ...told, alone: { json: { id: 9, name: "z" } } }, []],
    [
      "rejects that an object is not found although the list has it before and afterwards",
      claim,
      { ...told, alone: { status: 404, json: {}, path: { id: 2 } } },
      ["alone · error consistency response 404: must be found, because listItems has it"],
    ],
    [
      "ignores that an object is not found which the list no longer has",
      claim,
      { list, "list again": rows({ id: 1 }), alone: { status: 404, json: {}, path: { id: 2 } } },
      [],
    ],
    ["ignores another refusal", claim, { ...told, alone: { status: 403, json: {}, path: { id: 2 } } }, []],
    ["ignores a refusal", claim, { ...told, alone: { status: 404, json: { id: 1, name: "z" } } }, []],
    [
      "ignores what changes by itself",
      claim,
      { list, "list again": rows({ id: 1, name: "c" }), alone: { json: { id: 1, name: "d" } } },
      [],
    ],
    [
      "rejects another value inside of a member",
      claim,
      { ...told, alone: { json: { id: 1, shelf: { id: 8 } } } },
      ["alone · error consistency response 200 /shelf/id: must be 7, as listItems says of the same object, but is 8"],
    ],
    [
      "rejects a text in place of null",
      claim,
      {
        list: rows({ id: 1, note: null }),
        "list again": rows({ id: 1, note: null }),
        alone: { json: { id: 1, note: "" } },
      },
      ['alone · error consistency response 200 /note: must be null, as listItems says of the same object, but is ""'],
    ],
  ]);
});

describe("a claim that an answer has only the chosen members", () => {
  const claim: ObjectClaim = {
    kind: "chosen-members",
    whole: "whole",
    part: "part",
    at: "/items",
    key: "/id",
    hasKey: true,
    members: ["name", "price"],
    ...facts,
  };
  const whole = rows({ id: 1, name: "a", kind: "saw" }, { id: 2, name: "b", price: 3, kind: "saw" });
  check([
    [
      "accepts them, and the key",
      claim,
      { whole, part: rows({ id: 1, name: "a" }, { id: 2, name: "b", price: 3 }) },
      [],
    ],
    [
      "rejects another member",
      claim,
      { whole, part: rows({ id: 1, name: "a", kind: "saw" }) },
      ["part · error filter response 200 /items/0/kind: must not be here: only name, price were asked for"],
    ],
    [
      "rejects a missing member",
      claim,
      { whole, part: rows({ id: 2, name: "b" }) },
      ["part · error filter response 200 /items/0/price: is missing, although it was asked for"],
    ],
    [
      "rejects a missing key, where the spec promises it",
      claim,
      { whole, part: rows({ name: "a" }) },
      ["part · error filter response 200 /items/0/id: is missing, although it comes back in any case"],
    ],
    [
      "rejects another value",
      claim,
      { whole, part: rows({ id: 1, name: "z" }) },
      ['part · error consistency response 200 /items/0/name: must be "a", as without a choice of members, but is "z"'],
    ],
  ]);
});

describe("a claim about the numbers of an object", () => {
  const claim: ObjectClaim = {
    kind: "counted",
    before: "before",
    call: "call",
    after: "after",
    pointer: "/open",
    by: 1,
    of: "made",
    status: "/status",
    states: ["active"],
    ...facts,
  };
  const steps = { before: { json: { open: 2 } }, call: { json: {} }, made: { json: { status: "active" } } };
  check([
    ["accepts one more", claim, { ...steps, after: { json: { open: 3 } } }, []],
    [
      "ignores an object in a state that does not count",
      claim,
      { ...steps, made: { json: { status: "draft" } }, after: { json: { open: 2 } } },
      [],
    ],
    ["ignores a refused call", claim, { ...steps, call: { status: 409, json: {} }, after: { json: { open: 2 } } }, []],
    [
      "rejects the same number",
      claim,
      { ...steps, after: { json: { open: 2 } } },
      ["after · error effect response 200 /open: must be 3 after listItems, but is 2"],
    ],
  ]);
});

describe("a claim about the states of an object", () => {
  const moved: ObjectClaim = {
    kind: "moved-on",
    before: "a",
    call: "call",
    after: "b",
    pointer: "/status",
    to: "done",
    ...facts,
  };
  const allowed: ObjectClaim = {
    kind: "allowed-from",
    before: "a",
    call: "call",
    pointer: "/status",
    states: ["open"],
    ...facts,
  };
  const twice: ObjectClaim = { kind: "refused-twice", first: "a", again: "b", statuses: [409], gone: "gone", ...facts };
  const call = { json: {} };
  const repeated: ObjectClaim = { kind: "accepted-twice", first: "a", again: "b", ...facts };
  check([
    ["accepts a call that succeeds twice", repeated, { a: { status: 204 }, b: { status: 204 } }, []],
    ["skips a first call that was refused", repeated, { a: { status: 404 }, b: { status: 404 } }, []],
    [
      "rejects a second call that finds nothing, where the spec says that it succeeds",
      repeated,
      { a: { status: 204 }, b: { status: 404 } },
      [
        "b · error effect response 404: must be 204, as the first time: the spec says that the same call succeeds again",
      ],
    ],
  ]);
  check([
    ["accepts the state that the action leads to", moved, { a: status("open"), call, b: status("done") }, []],
    [
      "rejects another one",
      moved,
      { a: status("open"), call, b: status("open") },
      ['b · error effect response 200 /status: must be "done" after listItems, but is "open"'],
    ],
    [
      "rejects the same state where the next one is unknown",
      { ...moved, to: undefined },
      { a: status("open"), call, b: status("open") },
      ['b · error effect response 200 /status: must be another state after listItems, but is "open"'],
    ],
    ["accepts an action in its state", allowed, { a: status("open"), call }, []],
    ["accepts a refusal in another state", allowed, { a: status("lost"), call: { status: 409, json: {} } }, []],
    [
      "rejects an action in another state",
      allowed,
      { a: status("lost"), call },
      ["call · error invalid-accepted response 200: must be refused: it is only for open, and the object was lost"],
    ],
    ["accepts the documented refusal of a repeat", twice, { a: call, b: { status: 409, json: {} } }, []],
    ["accepts a repeat when the object is still there", twice, { a: call, gone: call, b: call }, []],
    [
      "rejects a repeat that succeeds",
      twice,
      { a: call, gone: { status: 404, json: {} }, b: call },
      ["b · error invalid-accepted response 200: must be 409: the same call has succeeded before"],
    ],
  ]);
});

describe("a claim about single members of an object", () => {
  const stored: ObjectClaim = {
    kind: "not-stored",
    sent: "sent",
    usual: "usual",
    read: "read",
    at: "",
    member: "status",
    ...facts,
  };
  const reset: ObjectClaim = {
    kind: "reset",
    before: "usual",
    sent: "sent",
    read: "read",
    at: "",
    member: "note",
    ...facts,
  };
  const sent = { sent: { status: "retired" }, json: {} };
  check([
    [
      "accepts that it is ignored",
      stored,
      { sent, usual: { json: { status: "new" } }, read: { json: { status: "new" } } },
      [],
    ],
    [
      "accepts that it is refused",
      stored,
      { sent: { ...sent, status: 400 }, read: { json: { status: "retired" } } },
      [],
    ],
    [
      "says nothing when the object has the value in any case",
      stored,
      { sent, usual: { json: { status: "retired" } }, read: { json: { status: "retired" } } },
      [],
    ],
    [
      "rejects that a member of the server is stored",
      stored,
      { sent, usual: { json: { status: "new" } }, read: { json: { status: "retired" } } },
      ['read · error effect response 200 /status: is "retired", as listItems was sent, but a request must not set it'],
    ],
    [
      "accepts that a replaced object has lost a member",
      reset,
      { sent, usual: { json: { note: "a" } }, read: { json: { note: null } } },
      [],
    ],
    [
      "rejects that a replaced object keeps it",
      reset,
      { sent, usual: { json: { note: "a" } }, read: { json: { note: "a" } } },
      [
        'read · error effect response 200 /note: is still "a", although listItems has replaced the object and was not sent this member',
      ],
    ],
  ]);
});

describe("a claim that a related object is the one that is read alone", () => {
  const claim: ObjectClaim = {
    kind: "expanded",
    part: "part",
    at: "/items",
    reference: "/shelfId",
    member: "shelf",
    alone: "alone",
    parameter: "shelfId",
    ...facts,
  };
  const alone = { json: { id: "s1", label: "Left" }, path: { shelfId: "s1" } };
  check([
    [
      "accepts it",
      claim,
      { alone, part: rows({ shelfId: "s1", shelf: { id: "s1", label: "Left" } }, { shelfId: "s2" }) },
      [],
    ],
    [
      "rejects another object",
      claim,
      { alone, part: rows({ shelfId: "s1", shelf: { id: "s2", label: "Right" } }) },
      ['part · error consistency response 200 /items/0/shelf/id: must be "s1", as listItems says of "s1", but is "s2"'],
    ],
    [
      "rejects a missing one",
      claim,
      { alone, part: rows({ shelfId: "s1" }) },
      [
        'part · error consistency response 200 /items/0/shelf: is missing, although it was asked for: as listItems says of "s1"',
      ],
    ],
  ]);
});
