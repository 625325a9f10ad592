import { describe, expect, it } from "vitest";
import { claimFindings } from "../src/judge/claims/claims.ts";
import type { ToldStep } from "../src/judge/claims/told-step.ts";
import type { Claim, PagePlaces } from "../src/plan/claim.ts";
import { fixtureContext, operationOf } from "./support/context.ts";

const operation = operationOf(fixtureContext(), "listItems");
const NO_PARAMETERS = { path: {}, query: {}, header: {}, cookie: {} };

interface Said {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly json?: unknown;
  readonly text?: string;
  readonly sent?: unknown;
}

function step(name: string, { status = 200, headers = {}, json, text, sent }: Said): ToldStep {
  const body = sent === undefined ? undefined : { mediaType: "application/json", value: sent, isEncrypted: false };
  return {
    name,
    operation,
    request: { parameters: NO_PARAMETERS, body, authorization: { kind: "none" }, substitutions: [] },
    answer: { status, headers: new Map(Object.entries(headers)), text: text ?? JSON.stringify(json) ?? "", json },
  };
}

type Row = readonly [name: string, claim: Claim, steps: Readonly<Record<string, Said>>, found: readonly string[]];

const foundBy = (claim: Claim, steps: Readonly<Record<string, Said>>): string[] =>
  claimFindings(
    [claim],
    Object.entries(steps).map(([name, said]) => step(name, said)),
  ).map(
    ({ step: place, finding }) =>
      `${place} · ${finding.severity} ${finding.check} ${finding.where}: ${finding.message}`,
  );

const check = (rows: readonly Row[]) =>
  it.for<Row>(rows.map((row): Row => row))("%s", ([, claim, steps, found]) => {
    expect(foundBy(claim, steps)).toEqual(found);
  });

const tagged = (etag: string, json: unknown = { value: [1] }): Said => ({ headers: { etag }, json });
const EMPTY_304: Said = { status: 304, text: "" };

const shared = (etag: string, vary: string): Said => ({ headers: { etag, vary, "cache-control": "public" } });
const at = (now: unknown, more: object = {}): Said => ({ json: { now, ...more } });
const games = (...left: number[]) => ({ games: left.map((seconds, id) => ({ id, left: seconds })) });
const list = (...value: unknown[]): Said => ({ json: { value } });
const balance = (value: string): Said => ({ json: { value } });
const page = (number: number, ids: number[], more: object = {}): Said => ({
  json: { rows: ids.map((id) => ({ id })), total: 3, pages: 2, page: number, size: 2, ...more },
});

describe("entity tags", () => {
  const known: Claim = { kind: "not-modified", first: "a", again: "b" };
  const same: Claim = { kind: "same-tag", first: "a", again: "b", moving: ["now"] };
  const loose: Claim = { ...same, moving: [] };
  const varies: Claim = { kind: "varies", first: "a", again: "b", header: "accept-language" };
  check([
    ["a 304 without a body is right", known, { a: tagged('W/"1"'), b: EMPTY_304 }, []],
    ["what has changed comes whole", known, { a: tagged('"1"'), b: tagged('"2"') }, []],
    [
      "the whole answer with the same tag is wrong, weak or strong",
      known,
      { a: tagged('W/"1"'), b: tagged('"1"') },
      ["b · error caching response 200 header etag: must be 304: If-None-Match named the entity tag of this answer"],
    ],
    [
      "a 304 with a body is wrong",
      known,
      { a: tagged('"1"'), b: { status: 304, text: "{}" } },
      ["b · error caching response 304 body: a 304 has no body"],
    ],
    [
      "a 304 of another version is wrong",
      known,
      { a: tagged('"1"'), b: { ...EMPTY_304, headers: { etag: '"2"' } } },
      ["b · error caching response 304 header etag: a 304 names another entity tag than the one it was asked with"],
    ],
    ["without a tag nothing is said", known, { a: { json: 1 }, b: { json: 1 } }, []],
    ["clocks make no version", same, { a: tagged('"1"', { now: 1, v: 1 }), b: tagged('"1"', { now: 2, v: 1 }) }, []],
    ["other content, other tag", same, { a: tagged('"1"', { v: 1 }), b: tagged('"2"', { v: 2 }) }, []],
    [
      "a tag that changes by itself is wrong",
      same,
      { a: tagged('"1"', { now: 1 }), b: tagged('"2"', { now: 2 }) },
      ["b · error caching response 200 header etag: is another, and the content is the same"],
    ],
    [
      "a tag that stays is wrong",
      same,
      { a: tagged('W/"1"', { v: 1 }), b: tagged('W/"1"', { v: 2 }) },
      ["b · error caching response 200 header etag: is the same, and the content is another"],
    ],
    [
      "a weak tag may overlook what no spec calls a clock",
      loose,
      { a: tagged('W/"1"', { v: 1 }), b: tagged('W/"1"', { v: 2 }) },
      ["b · warning caching response 200 header etag: is the same, and the content is another"],
    ],
    ["Vary names what differs", varies, { a: shared('"1"', "Origin, Accept-Language"), b: shared('"2"', "") }, []],
    [
      "Vary forgets what differs",
      varies,
      { a: shared('"1"', "Origin"), b: shared('"2"', "Origin") },
      [
        "b · warning caching response 200 header vary: does not name accept-language, and the answer is another with another accept-language: shared caches mix them up",
      ],
    ],
  ]);
});

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

describe("pages", () => {
  const places: PagePlaces = {
    rows: "/rows",
    key: "/id",
    total: "/total",
    pages: "/pages",
    number: "/page",
    size: "/size",
  };
  const claim: Claim = { kind: "one-list", pages: ["a", "b"], beyond: "z", last: "again", places, size: 2 };
  const whole = { a: page(1, [1, 2]), b: page(2, [3]), z: page(99, []), again: page(1, [1, 2]) };
  check([
    ["fit together", claim, whole, []],
    [
      "a row twice",
      claim,
      { ...whole, b: page(2, [2]) },
      ['b · error paging response 200 /rows/0/id: comes twice: the step "a" has 2 as well'],
    ],
    [
      "a row too few",
      claim,
      { ...whole, b: page(2, []) },
      ["b · error paging response 200 /rows: must have 1 of the 3 rows, has 0"],
    ],
    [
      "another total, and what follows from it",
      claim,
      { ...whole, b: page(2, [3, 4], { total: 4 }) },
      ["b · error paging response 200 /total: must be 3 on every page"],
    ],
    [
      "another page than asked for",
      claim,
      { ...whole, b: page(1, [3]) },
      ["b · error paging response 200 /page: must be 2, the page asked for"],
    ],
    [
      "another size than asked for",
      claim,
      { ...whole, a: page(1, [1, 2], { size: 20 }) },
      ["a · error paging response 200 /size: must be 2, the size asked for"],
    ],
    [
      "a wrong number of pages",
      claim,
      { ...whole, b: page(2, [3], { pages: 1 }) },
      ["b · error paging response 200 /pages: must be 2: 3 rows, 2 on a page"],
    ],
    [
      "rows past the end",
      claim,
      { ...whole, z: page(99, [3]) },
      ["z · error paging response 200 /rows: a page past the last is empty, this one has 1 rows"],
    ],
    ["a list that moves meanwhile", claim, { ...whole, b: page(2, [2]), again: page(1, [9, 1]) }, []],
  ]);

  const sums: Claim = {
    kind: "sums",
    step: "a",
    places,
    sums: [
      { figure: "/count", value: "", where: {}, specPointer: "/s" },
      { figure: "/in", value: "/amount", where: { way: "in" }, specPointer: "/s" },
    ],
  };
  const rows = [
    { amount: "0.10", way: "in" },
    { amount: "0.20", way: "in" },
    { amount: "9.00", way: "out" },
  ];
  check([
    ["totals are exact sums", sums, { a: { json: { rows, total: 3, count: 3, in: "0.30" } } }, []],
    [
      "totals are no sums",
      sums,
      { a: { json: { rows, total: 3, count: 2, in: "9.30" } } },
      [
        "a · error totals response 200 /count: must be the sum of the rows, 3, is 2",
        "a · error totals response 200 /in: must be the sum of /rows/*/amount, 0.3, is 9.3",
      ],
    ],
    ["of a part nothing is said", sums, { a: { json: { rows, total: 9, count: 9, in: "9.30" } } }, []],
  ]);
});

describe("effects", () => {
  const listed = { rows: "/value", key: "", by: "change", list: "list", same: {}, specPointer: "/s" } as const;
  const added: Claim = { kind: "listed", value: "$request.body#/id", ...listed };
  const made: Claim = { kind: "listed", value: "$response.body#/id", ...listed };
  const removed: Claim = { kind: "not-listed", value: "$request.body#/id", ...listed };
  const stored: Claim = {
    kind: "stored",
    read: "read",
    row: undefined,
    pointer: "/value",
    by: "change",
    value: "$request.body#/id",
    specPointer: "/s",
  };
  const change: Said = { sent: { id: 7 }, json: { id: "x" } };
  const refused: Said = { ...change, status: 409 };
  const conserved: Claim = {
    kind: "conserved",
    before: ["one", "two"],
    after: "after",
    pointer: "/value",
    by: "change",
    amount: "$request.body#/id",
    sign: -1,
    specPointer: "/s",
  };
  check([
    ["what was added is there", added, { change, list: list(7, 8) }, []],
    ["what was made is there", made, { change, list: list("x") }, []],
    ["numbers in texts are the same", added, { change, list: list("7") }, []],
    [
      "what was added is lost",
      added,
      { change, list: list(8) },
      ["list · error effect response 200 /value: does not hold 7, which listItems has made"],
    ],
    ["what was refused need not be there", added, { change: refused, list: list() }, []],
    ["what was removed is gone", removed, { change, list: list(8) }, []],
    [
      "what was removed is still there",
      removed,
      { change, list: list(7) },
      ["list · error effect response 200 /value: still holds 7, which listItems has removed"],
    ],
    [
      "a row that says what was sent",
      { ...made, key: "/id", same: { rate: "$request.body#/id" } },
      { change, list: list({ id: "x", rate: "7.00" }, { id: "y", rate: 1 }) },
      [],
    ],
    [
      "a row that says something else",
      { ...made, key: "/id", same: { rate: "$request.body#/id" } },
      { change, list: list({ id: "y", rate: 7 }, { id: "x", rate: "0.1" }) },
      ['list · error effect response 200 /value/1/rate: must be 7, as listItems was sent, is "0.1"'],
    ],
    [
      "what was set is not so in its row",
      { ...stored, row: { rows: "/value", key: "/id", is: "$request.body#/id" }, pointer: "/read", value: true },
      { change, read: list({ id: 8, read: true }, { id: 7, read: false }) },
      ["read · error effect response 200 /value/1/read: must be true, as listItems was sent, is false"],
    ],
    ["what was set is read", stored, { change, read: { json: { value: 7 } } }, []],
    [
      "what was set is not read",
      stored,
      { change, read: { json: { value: 8 } } },
      ["read · error effect response 200 /value: must be 7, as listItems was sent, is 8"],
    ],
    [
      "money is conserved, exactly",
      conserved,
      { one: balance("10.10"), two: balance("10.10"), change, after: balance("3.10") },
      [],
    ],
    [
      "money is lost",
      conserved,
      { one: balance("10.10"), two: balance("10.10"), change, after: balance("3.00") },
      ["after · error money response 200 /value: must be 3.1: 10.1 before, and listItems moved 7; is 3"],
    ],
    [
      "an account that moves by itself",
      conserved,
      { one: balance("10.10"), two: balance("10.20"), change, after: balance("1") },
      [],
    ],
  ]);
});

describe("two members", () => {
  const rows: Claim = { kind: "apart", first: "a", again: "b", rows: "/value", key: "/id" };
  const one: Claim = { kind: "apart", first: "a", again: "b", rows: undefined, key: "/value" };
  const once: Claim = {
    kind: "grew-once",
    before: "a",
    after: "b",
    by: "change",
    again: "again",
    count: "/value",
    specPointer: "/s",
  };
  check([
    ["have things of their own", rows, { a: list({ id: 1 }), b: list({ id: 2 }) }, []],
    [
      "have the same thing",
      rows,
      { a: list({ id: 1 }), b: list({ id: 2 }, { id: 1 }) },
      ['b · error isolation response 200 /value/1/id: holds 1, which belongs to the account of the step "a"'],
    ],
    [
      "are the same",
      one,
      { a: { json: { value: "100001" } }, b: { json: { value: "100001" } } },
      ['b · error isolation response 200 /value: holds "100001", which belongs to the account of the step "a"'],
    ],
    ["one thing for one key", once, { a: list(1), change: { json: {} }, b: list(1, 2) }, []],
    [
      "two things for one key",
      once,
      { a: { json: { value: 3 } }, change: { json: {} }, b: { json: { value: 5 } } },
      ["b · error replay response 200 /value: grew by 2: listItems was sent twice with one key, which must work once"],
    ],
  ]);
});
