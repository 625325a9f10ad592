import { describe } from "vitest";
import type { Claim } from "../../plan/claim.ts";
import { check, type Said } from "../../../test/support/claims.ts";

const at = (now: unknown, more: object = {}): Said => ({ json: { now, ...more } });
const games = (...left: number[]) => ({ games: left.map((seconds, id) => ({ id, left: seconds })) });

describe("clocks", () => {
  const goesOn: Claim = { kind: "goes-on", first: "a", again: "b", pointer: "/now", moves: true, specPointer: "/s" };
  const near: Claim = { kind: "near", step: "a", pointer: "/now", specPointer: "/s" };
  const ahead: Claim = { kind: "ahead", step: "a", pointer: "/next", of: "/now", withinMs: 30_000, specPointer: "/s" };
  const falls: Claim = {
    kind: "falls",
    first: "a",
    again: "b",
    clock: "/now",
    places: [{ pointer: "/games/*/left", specPointer: "/s" }],
  };
  const DATE = { date: "Sat, 21 Nov 2026 18:00:00 GMT" };
  const SIX = Date.parse(DATE.date);
  check([
    ["a clock goes on", goesOn, { a: at(1000), b: at(3000) }, []],
    ["a clock goes on as text", goesOn, { a: at("2026-11-21T18:00:00Z"), b: at("2026-11-21T19:00:02+01:00") }, []],
    [
      "a clock went back",
      goesOn,
      { a: at(3000), b: at(1000) },
      ["b · error clock response 200 /now: went back from 3000 to 1000"],
    ],
    [
      "a clock stands",
      goesOn,
      { a: at(3000), b: at(3000) },
      ["b · error clock response 200 /now: stands still at 3000"],
    ],
    ["a kept answer may stand", { ...goesOn, moves: false }, { a: at(3000), b: at(3000) }, []],
    ["a refusal tells no time", goesOn, { a: at(3000), b: { status: 400, json: { now: 1 } } }, []],
    ["near its own Date", near, { a: { headers: DATE, json: { now: SIX + 240_000 } } }, []],
    [
      "far from its own Date",
      near,
      { a: { headers: DATE, json: { now: SIX - 420_000 } } },
      ["a · error clock response 200 /now: is 7 minutes behind the header date"],
    ],
    ["later than now", ahead, { a: at(1000, { next: 1001 }) }, []],
    [
      "not later than now",
      ahead,
      { a: at(1000, { next: 1000 }) },
      ["a · error clock response 200 /next: must be later than /now, which is 1000, and is 1000"],
    ],
    [
      "much later than now",
      ahead,
      { a: at(1000, { next: 41_000 }) },
      ["a · error clock response 200 /next: must be within 30000 ms of /now, is 40000 ms later"],
    ],
    [
      "kept by caches past what comes next",
      ahead,
      { a: { headers: { "cache-control": "public, max-age=60" }, json: { now: 1000, next: 9000 } } },
      ["a · error clock response 200 header cache-control: lets caches keep the answer for 60 s, past its /next"],
    ],
    [
      "due when the seconds that are left have passed",
      {
        kind: "due",
        step: "a",
        pointer: "/games/*/at",
        clock: "/now",
        plus: "left",
        minus: undefined,
        specPointer: "/s",
      },
      {
        a: at(1000, {
          games: [
            { at: 6000, left: 5 },
            { at: 1, left: 0 },
            { at: 99_000, left: 5 },
          ],
        }),
      },
      ["a · error clock response 200 /games/2/at: must be /now and left together, 6000, is 99000"],
    ],
    ["falls as time passes", falls, { a: at(1000, games(30, 60)), b: at(3600, games(27, 58)) }, []],
    ["has come to its end", falls, { a: at(1000, games(1)), b: at(3600, games(0)) }, []],
    [
      "does not fall",
      falls,
      { a: at(1000, games(30, 60)), b: at(3600, games(30, 57)) },
      ["b · error clock response 200 /games/0/left: must fall by about 2.6 s as time passes, went from 30 to 30"],
    ],
    [
      "another draw counts from the start",
      falls,
      { a: at(1, { games: [{ id: 1, left: 2 }] }), b: at(2600, { games: [{ id: 2, left: 60 }] }) },
      [],
    ],
  ]);
});
