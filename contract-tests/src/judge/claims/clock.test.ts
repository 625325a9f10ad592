import { describe } from "vitest";
import { check, type Said } from "../../../test/support/claims.ts";
import type { Claim } from "../../plan/claim.ts";

const at = (now: unknown, more: object = {}): Said => ({ json: { now, ...more } });
const NO_STEPS = {};

describe("a claim that a clock advances", () => {
  const goesOn: Claim = { kind: "goes-on", first: "a", again: "b", pointer: "/now", moves: true, specPointer: "/s" };
  const mayStand: Claim = { ...goesOn, moves: false };
  const refused: Said = { status: 400, json: { now: 1, value: 1 } };
  check([
    ["accepts a later number", goesOn, { a: at(1000), b: at(3000) }, []],
    ["accepts a later date", goesOn, { a: at("2026-11-21T18:00:00Z"), b: at("2026-11-21T19:00:02+01:00") }, []],
    [
      "rejects a clock that went back",
      goesOn,
      { a: at(3000), b: at(1000) },
      ["b · error clock response 200 /now: went back from 3000 to 1000"],
    ],
    [
      "rejects a clock that did not advance",
      goesOn,
      { a: at(3000), b: at(3000) },
      ["b · error clock response 200 /now: must move forward, but stays at 3000"],
    ],
    ["accepts a cached answer with an unchanged clock", mayStand, { a: at(3000), b: at(3000) }, []],
    ["accepts the same small moment twice", mayStand, { a: at(5), b: at(5) }, []],
    [
      "rejects a clock that went back one millisecond",
      mayStand,
      { a: at(5), b: at(4) },
      ["b · error clock response 200 /now: went back from 5 to 4"],
    ],
    ["skips a second answer that is refused", goesOn, { a: at(3000), b: { status: 400, json: { now: 1 } } }, []],
    ["skips a first answer that is refused", mayStand, { a: refused, b: at(0) }, []],
    ["skips a series without both steps", mayStand, NO_STEPS, []],
    ["skips a series without the first step", mayStand, { b: at(1) }, []],
    ["skips a series without the second step", mayStand, { a: at(1) }, []],
    ["skips a first answer without a moment", mayStand, { a: at(null), b: at(1) }, []],
    ["skips a second answer without a moment", mayStand, { a: at(1), b: at("soon") }, []],
  ]);
});

describe("a claim that a clock is close to the date header", () => {
  const near: Claim = { kind: "near", step: "a", pointer: "/now", specPointer: "/s" };
  const DATE = "Sat, 21 Nov 2026 18:00:00 GMT";
  const SIX = Date.parse(DATE);
  const NEAR_MS = 300_000;
  const dated = (now: unknown): Said => ({ headers: { date: DATE }, json: { now } });
  check([
    ["accepts a clock that is four minutes ahead", near, { a: dated(SIX + 240_000) }, []],
    ["accepts a clock that is five minutes ahead", near, { a: dated(SIX + NEAR_MS) }, []],
    ["accepts a clock that is five minutes behind", near, { a: dated(SIX - NEAR_MS) }, []],
    [
      "rejects the time of a call that is a minute behind",
      { ...near, withinMs: 20_000 },
      { a: dated(SIX - 60_000) },
      ["a · error clock response 200 /now: is 60 seconds behind the header date"],
    ],
    [
      "rejects a clock that is a millisecond more than five minutes ahead",
      near,
      { a: dated(SIX + NEAR_MS + 1) },
      ["a · error clock response 200 /now: is 5 minutes ahead of the header date"],
    ],
    [
      "rejects a clock that is seven minutes behind",
      near,
      { a: dated(SIX - 420_000) },
      ["a · error clock response 200 /now: is 7 minutes behind the header date"],
    ],
    [
      "uses the clock of this machine without a date header",
      near,
      { a: { json: { now: SIX - 600_000 }, at: SIX } },
      ["a · error clock response 200 /now: is 10 minutes behind the clock of this machine"],
    ],
    ["skips an answer without a date and a clock", near, { a: at(1) }, []],
    ["skips an answer without a moment", near, { a: dated("soon") }, []],
    ["skips a refused answer", near, { a: { ...dated(1), status: 400 } }, []],
    ["skips a series without its step", near, NO_STEPS, []],
  ]);
});

describe("a claim that one moment is after another", () => {
  const ahead: Claim = { kind: "ahead", step: "a", pointer: "/next", of: "/now", withinMs: 30_000, specPointer: "/s" };
  const withinOneSecond: Claim = { ...ahead, withinMs: 1000 };
  const unlimited: Claim = { ...ahead, withinMs: undefined };
  check([
    ["accepts a later moment", ahead, { a: at(1000, { next: 1001 }) }, []],
    [
      "rejects the same moment",
      ahead,
      { a: at(1000, { next: 1000 }) },
      ["a · error clock response 200 /next: must be later than /now, which is 1000, but is 1000"],
    ],
    [
      "rejects a moment ten seconds past the limit",
      ahead,
      { a: at(1000, { next: 41_000 }) },
      ["a · error clock response 200 /next: must be within 30000 ms of /now, but is 40000 ms later"],
    ],
    ["accepts a moment at the limit", withinOneSecond, { a: at(1000, { next: 2000 }) }, []],
    [
      "rejects a moment one millisecond past the limit",
      withinOneSecond,
      { a: at(1000, { next: 2001 }) },
      ["a · error clock response 200 /next: must be within 1000 ms of /now, but is 1001 ms later"],
    ],
    ["accepts any later moment without a limit", unlimited, { a: at(1000, { next: 9e12 }) }, []],
    ["skips an answer without the later moment", withinOneSecond, { a: at(1000) }, []],
    ["skips an answer without the earlier moment", withinOneSecond, { a: { json: { next: 1000 } } }, []],
    [
      "rejects a cache time past the later moment",
      ahead,
      { a: { headers: { "cache-control": "public, max-age=60" }, json: { now: 1000, next: 9000 } } },
      [
        "a · error clock response 200 header cache-control: lets caches store the answer for 60 s, which is past its /next",
      ],
    ],
    [
      "accepts a cache time until the later moment",
      unlimited,
      { a: { headers: { "cache-control": "max-age=8" }, json: { now: 1000, next: 9000 } } },
      [],
    ],
    [
      "rejects a cache time one millisecond past the later moment",
      unlimited,
      { a: { headers: { "cache-control": "MAX-AGE=8" }, json: { now: 1000, next: 8999 } } },
      [
        "a · error clock response 200 header cache-control: lets caches store the answer for 8 s, which is past its /next",
      ],
    ],
  ]);
});

describe("a claim that a countdown decreases", () => {
  const falls: Claim = {
    kind: "falls",
    first: "a",
    again: "b",
    clock: "/now",
    places: [{ pointer: "/rows/*/left", specPointer: "/s" }],
  };
  const left = (now: unknown, ...seconds: unknown[]) => at(now, { rows: seconds.map((it, id) => ({ id, left: it })) });
  check([
    ["accepts countdowns that decrease with the clock", falls, { a: left(1000, 30, 60), b: left(3600, 27, 58) }, []],
    ["accepts a countdown that reaches zero", falls, { a: left(1000, 1), b: left(3600, 0) }, []],
    [
      "rejects a countdown that does not decrease",
      falls,
      { a: left(1000, 30, 60), b: left(3600, 30, 57) },
      [
        "b · error clock response 200 /rows/0/left: must decrease by about 2.6 s as time passes, but went from 30 to 30",
      ],
    ],
    ["accepts a decrease of one and a half seconds too much", falls, { a: left(0, 30), b: left(3000, 25.5) }, []],
    ["accepts a decrease of one and a half seconds too little", falls, { a: left(0, 30), b: left(3000, 28.5) }, []],
    [
      "rejects a countdown that decreases too much",
      falls,
      { a: left(0, 30), b: left(3000, 25.4) },
      [
        "b · error clock response 200 /rows/0/left: must decrease by about 3.0 s as time passes, but went from 30 to 25.4",
      ],
    ],
    [
      "skips a row of another draw",
      falls,
      { a: at(1, { rows: [{ id: 1, left: 2 }] }), b: at(2600, { rows: [{ id: 2, left: 60 }] }) },
      [],
    ],
    ["skips a countdown that was zero before", falls, { a: left(0, 0), b: left(3000, 60) }, []],
    ["skips a countdown that is zero now", falls, { a: left(0, 60), b: left(3000, 0) }, []],
    ["skips a countdown that is not a number", falls, { a: left(0, "30", 30), b: left(3000, "30", null) }, []],
    ["skips a row that was missing before", falls, { a: left(0), b: left(3000, 30) }, []],
    ["skips a row that is not an object", falls, { a: left(0, 30), b: at(3000, { rows: [7] }) }, []],
    ["skips a first answer without a clock", falls, { a: left(null, 30), b: left(3000, 30) }, []],
    ["skips a second answer without a clock", falls, { a: left(0, 30), b: left(null, 30) }, []],
  ]);
});
