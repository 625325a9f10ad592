import { describe } from "vitest";
import { check, list, type Said } from "../../../test/support/claims.ts";
import type { Claim, PagePlaces } from "../../plan/claim.ts";

const at = (now: unknown, more: object = {}): Said => ({ json: { now, ...more } });
const REFUSED: Said = { status: 400, json: { now: 1, value: 1 } };
const NO_STEPS = {};

describe("clocks at their bounds", () => {
  const goesOn: Claim = { kind: "goes-on", first: "a", again: "b", pointer: "/now", moves: false, specPointer: "/s" };
  const near: Claim = { kind: "near", step: "a", pointer: "/now", specPointer: "/s" };
  const ahead: Claim = { kind: "ahead", step: "a", pointer: "/next", of: "/now", withinMs: 1000, specPointer: "/s" };
  const unlimited: Claim = { ...ahead, withinMs: undefined };
  const DATE = "Sat, 21 Nov 2026 18:00:00 GMT";
  const SIX = Date.parse(DATE);
  const NEAR_MS = 300_000;
  const dated = (now: unknown): Said => ({ headers: { date: DATE }, json: { now } });
  check([
    ["a claim without its steps says nothing", goesOn, NO_STEPS, []],
    ["a claim without its first step says nothing", goesOn, { b: at(1) }, []],
    ["a claim without its second step says nothing", goesOn, { a: at(1) }, []],
    ["a refusal first tells no time", goesOn, { a: REFUSED, b: at(0) }, []],
    ["no moment first", goesOn, { a: at(null), b: at(1) }, []],
    ["no moment then", goesOn, { a: at(1), b: at("soon") }, []],
    ["the same moment may stand", goesOn, { a: at(5), b: at(5) }, []],
    [
      "a millisecond back",
      goesOn,
      { a: at(5), b: at(4) },
      ["b · error clock response 200 /now: went back from 5 to 4"],
    ],
    ["five minutes ahead are near", near, { a: dated(SIX + NEAR_MS) }, []],
    ["five minutes behind are near", near, { a: dated(SIX - NEAR_MS) }, []],
    [
      "more than five minutes ahead are not",
      near,
      { a: dated(SIX + NEAR_MS + 1) },
      ["a · error clock response 200 /now: is 5 minutes ahead of the header date"],
    ],
    [
      "without a date the clock of the run counts",
      near,
      { a: { json: { now: SIX - 600_000 }, at: SIX } },
      ["a · error clock response 200 /now: is 10 minutes behind the clock of this machine"],
    ],
    ["without a date and a clock nothing is said", near, { a: at(1) }, []],
    ["without a moment nothing is said", near, { a: dated("soon") }, []],
    ["a refusal is not near anything", near, { a: { ...dated(1), status: 400 } }, []],
    ["without its step nothing is near", near, NO_STEPS, []],
    ["at the limit is within it", ahead, { a: at(1000, { next: 2000 }) }, []],
    [
      "a millisecond past the limit",
      ahead,
      { a: at(1000, { next: 2001 }) },
      ["a · error clock response 200 /next: must be within 1000 ms of /now, is 1001 ms later"],
    ],
    ["any time ahead where there is no limit", unlimited, { a: at(1000, { next: 9e12 }) }, []],
    ["without the one moment", ahead, { a: at(1000) }, []],
    ["without the other moment", ahead, { a: { json: { next: 1000 } } }, []],
    [
      "kept until exactly then",
      unlimited,
      { a: { headers: { "cache-control": "max-age=8" }, json: { now: 1000, next: 9000 } } },
      [],
    ],
    [
      "kept a millisecond longer",
      unlimited,
      { a: { headers: { "cache-control": "MAX-AGE=8" }, json: { now: 1000, next: 8999 } } },
      ["a · error clock response 200 header cache-control: lets caches keep the answer for 8 s, past its /next"],
    ],
  ]);

  const due: Claim = {
    kind: "due",
    step: "a",
    pointer: "/rows/*/at",
    clock: "/now",
    plus: "left",
    minus: "early",
    specPointer: "/s",
  };
  const row = (...rows: object[]): Said => at(10_000, { rows });
  check([
    ["within a second and a half is due", due, { a: row({ at: 16_500, left: 7, early: 2 }) }, []],
    ["within a second and a half less is due", due, { a: row({ at: 13_500, left: 7, early: 2 }) }, []],
    [
      "a millisecond more is not",
      due,
      { a: row({ at: 16_501, left: 7, early: 2 }) },
      ["a · error clock response 200 /rows/0/at: must be /now and left - early together, 15000, is 16501"],
    ],
    [
      "a millisecond less is not",
      due,
      { a: row({ at: 15_000, left: 7, early: 2 }, { at: 13_499, left: 7, early: 2 }) },
      ["a · error clock response 200 /rows/1/at: must be /now and left - early together, 15000, is 13499"],
    ],
    [
      "without a part nothing is due",
      due,
      { a: row({ at: 1, left: 7 }, { left: 7, early: 1 }, { at: 1, early: 1 }) },
      [],
    ],
    ["no time left waits", due, { a: row({ at: 1, left: 0, early: 0 }) }, []],
    ["without a clock nothing is due", due, { a: { json: { rows: [{ at: 1, left: 7, early: 2 }] } } }, []],
    ["without a list nothing is due", due, { a: at(1, { rows: { at: 1, left: 7, early: 2 } }) }, []],
    ["a refusal is not due", due, { a: { ...row({ at: 1, left: 7, early: 2 }), status: 400 } }, []],
  ]);

  const falls: Claim = {
    kind: "falls",
    first: "a",
    again: "b",
    clock: "/now",
    places: [{ pointer: "/rows/*/left", specPointer: "/s" }],
  };
  const left = (now: unknown, ...seconds: unknown[]) => at(now, { rows: seconds.map((it, id) => ({ id, left: it })) });
  check([
    ["within a second and a half has fallen", falls, { a: left(0, 30), b: left(3000, 25.5) }, []],
    ["within a second and a half less has fallen", falls, { a: left(0, 30), b: left(3000, 28.5) }, []],
    [
      "has fallen too much",
      falls,
      { a: left(0, 30), b: left(3000, 25.4) },
      ["b · error clock response 200 /rows/0/left: must fall by about 3.0 s as time passes, went from 30 to 25.4"],
    ],
    ["at zero first it waits", falls, { a: left(0, 0), b: left(3000, 60) }, []],
    ["at zero then it waits", falls, { a: left(0, 60), b: left(3000, 0) }, []],
    ["no numbers do not fall", falls, { a: left(0, "30", 30), b: left(3000, "30", null) }, []],
    ["a row that was not there does not fall", falls, { a: left(0), b: left(3000, 30) }, []],
    ["no rows, no fall", falls, { a: left(0, 30), b: at(3000, { rows: [7] }) }, []],
    ["without a clock nothing falls", falls, { a: left(null, 30), b: left(3000, 30) }, []],
    ["without a clock again nothing falls", falls, { a: left(0, 30), b: left(null, 30) }, []],
  ]);
});

const shared = (etag: string, vary?: string): Said => ({
  headers: { etag, "cache-control": "s-maxage=5", ...(vary !== undefined && { vary }) },
});

const tagged = (etag: string, more: Said = {}): Said => ({
  json: { value: [1] },
  ...more,
  headers: { etag, ...more.headers },
});

describe("caches at their bounds", () => {
  const known: Claim = { kind: "not-modified", first: "a", again: "b" };
  const same: Claim = { kind: "same-tag", first: "a", again: "b", moving: [] };
  const varies: Claim = { kind: "varies", first: "a", again: "b", header: "Accept-Language" };
  const headers: Claim = { kind: "same-headers", first: "a", again: "b", names: ["etag", "x-a"] };
  const mixed =
    "b · warning caching response 200 header vary: does not name Accept-Language, and the answer is another with another Accept-Language: shared caches mix them up";
  check([
    ["a first answer that is no 200 says nothing", known, { a: tagged('"1"', { status: 202 }), b: tagged('"1"') }, []],
    ["without the second answer nothing is said", known, { a: tagged('"1"') }, []],
    ["a refusal then is another matter", known, { a: tagged('"1"'), b: { status: 400, headers: { etag: '"1"' } } }, []],
    [
      "the whole answer without a tag is wrong as well",
      known,
      { a: tagged('"1"'), b: { json: 1 } },
      ["b · error caching response 200 header etag: must be 304: If-None-Match named the entity tag of this answer"],
    ],
    [
      "a 304 that names the tag weakly is right",
      known,
      { a: tagged('"1"'), b: { status: 304, text: "", headers: { etag: 'W/"1"' } } },
      [],
    ],
    [
      "a second answer that is no 200 has no tag of its own",
      same,
      { a: tagged('"1"'), b: tagged('"2"', { status: 202 }) },
      [],
    ],
    ["without a tag first nothing is the same", same, { a: { json: 1 }, b: tagged('"1"') }, []],
    ["without a tag then nothing is the same", same, { a: tagged('"1"'), b: { json: 1 } }, []],
    ["the same content and tag", same, { a: tagged('"1"'), b: tagged('W/"1"') }, []],
    [
      "texts that are no JSON are compared as well",
      same,
      { a: { headers: { etag: '"1"' }, text: "one" }, b: { headers: { etag: '"1"' }, text: "two" } },
      ["b · error caching response 200 header etag: is the same, and the content is another"],
    ],
    ["Vary names everything", varies, { a: shared('"1"', "*"), b: shared('"2"') }, []],
    ["Vary in small letters", varies, { a: shared('"1"', "origin , accept-language"), b: shared('"2"') }, []],
    ["no Vary at all", varies, { a: shared('"1"'), b: shared('"2"') }, [mixed]],
    ["the same answer need not vary", varies, { a: shared('"1"'), b: shared('W/"1"') }, []],
    ["without tags nobody knows", varies, { a: { headers: { "cache-control": "public" } }, b: shared('"2"') }, []],
    ["without a tag then nobody knows", varies, { a: shared('"1"'), b: { json: 1 } }, []],
    [
      "what no cache shares need not vary",
      varies,
      { a: tagged('"1"', { headers: { "cache-control": "private" } }), b: tagged('"2"') },
      [],
    ],
    ["what says nothing of caches need not vary", varies, { a: tagged('"1"'), b: tagged('"2"') }, []],
    ["HEAD has the headers of GET", headers, { a: tagged('"1"'), b: tagged('"1"') }, []],
    [
      "HEAD has others",
      headers,
      { a: tagged('"1"', { headers: { "x-a": "1" } }), b: tagged('"2"') },
      [
        'b · error caching response 200 header etag: must be what GET answers, "1", is "2"',
        "b · error caching response 200 header x-a: must be what GET answers, 1, is missing",
      ],
    ],
  ]);
});

const number = (value: unknown): Said => ({ json: { value } });

describe("two accounts at their bounds", () => {
  const rows: Claim = { kind: "apart", first: "a", again: "b", rows: "/value", key: "/id" };
  const once: Claim = {
    kind: "grew-once",
    before: "a",
    after: "b",
    by: "c",
    again: "d",
    count: "/value",
    specPointer: "/s",
  };
  check([
    ["rows without a name are nobody's", rows, { a: list({}), b: list({}) }, []],
    ["no list is nobody's", rows, { a: list({ id: 1 }), b: number(1) }, []],
    ["a refusal first shows nothing", rows, { a: { ...list({ id: 1 }), status: 400 }, b: list({ id: 1 }) }, []],
    ["a refusal then shows nothing", rows, { a: list({ id: 1 }), b: { ...list({ id: 1 }), status: 400 } }, []],
    ["without the other nothing is shared", rows, { a: list({ id: 1 }) }, []],
    ["grew by one", once, { a: number(3), c: {}, b: number(4) }, []],
    ["did not grow", once, { a: number(3), c: {}, b: number(3) }, []],
    ["no number grows", once, { a: number("3"), c: {}, b: number(9) }, []],
    ["no number has grown", once, { a: number(3), c: {}, b: number("9") }, []],
    ["a refused call may grow", once, { a: number(3), c: { status: 400 }, b: number(5) }, []],
    ["a refused count says nothing", once, { a: { ...number(3), status: 400 }, c: {}, b: number(5) }, []],
    ["without the call nothing is said", once, { a: number(3), b: number(5) }, []],
    [
      "a list that grew by two",
      once,
      { a: list(), c: {}, b: list(1, 2) },
      ["b · error replay response 200 /value: grew by 2: listItems was sent twice with one key, which must work once"],
    ],
  ]);
});

const balance = (value: unknown): Said => ({ json: { value } });

describe("effects at their bounds", () => {
  const listed: Claim = {
    kind: "listed",
    list: "list",
    rows: "/value",
    key: "/id",
    by: "change",
    value: "$request.body#/id",
    same: { note: "$request.body#/note", kind: "post", size: 7 },
    specPointer: "/s",
  };
  const removed: Claim = { ...listed, kind: "not-listed" };
  const change: Said = { sent: { id: 7 }, json: {} };
  const stored: Claim = {
    kind: "stored",
    read: "read",
    row: { rows: "/value", key: "/id", is: "$request.body#/id" },
    pointer: "/on",
    by: "change",
    value: true,
    specPointer: "/s",
  };
  const conserved: Claim = {
    kind: "conserved",
    before: ["one", "two"],
    after: "after",
    pointer: "/value",
    by: "change",
    amount: "$request.body#/id",
    sign: 1,
    specPointer: "/s",
  };
  const steady = { one: balance("1"), two: balance("1"), change };
  check([
    ["a row that says what is known", listed, { change, list: list({ id: 7, kind: "post", size: "7.0" }) }, []],
    [
      "a row that says another thing",
      listed,
      { change, list: list({ id: 7, kind: "mail", size: 7 }) },
      ['list · error effect response 200 /value/0/kind: must be "post", as listItems was sent, is "mail"'],
    ],
    [
      "a row that says nothing of it",
      listed,
      { change, list: list({ id: 7, kind: "post" }) },
      ["list · error effect response 200 /value/0/size: must be 7, as listItems was sent, is undefined"],
    ],
    ["no list holds nothing", listed, { change, list: { json: { value: 7 } } }, []],
    ["what was not sent is not looked for", listed, { change: { sent: {}, json: {} }, list: list() }, []],
    ["a refused list is not looked at", listed, { change, list: { ...list(), status: 400 } }, []],
    ["without the change nothing is looked for", listed, { list: list() }, []],
    ["a removed row is not asked what it says", removed, { change, list: list({ id: 8 }) }, []],
    ["what was set is so in its row", stored, { change, read: list({ id: 7, on: true }) }, []],
    ["a row that is not there", stored, { change, read: list({ id: 8, on: false }) }, []],
    ["no rows at all", stored, { change, read: { json: { value: { id: 7, on: false } } } }, []],
    ["a refused reading", stored, { change, read: { ...list({ id: 7, on: false }), status: 400 } }, []],
    ["a refused change", stored, { change: { ...change, status: 400 }, read: list({ id: 7, on: false }) }, []],
    [
      "what was not sent is not read",
      { ...stored, value: "$request.body#/gone" },
      { change, read: list({ id: 7 }) },
      [],
    ],
    ["money in", conserved, { ...steady, after: balance("8") }, []],
    ["money out", { ...conserved, sign: -1 }, { ...steady, after: balance("-6.00") }, []],
    [
      "money in twice",
      conserved,
      { ...steady, after: balance("15") },
      ["after · error money response 200 /value: must be 8: 1 before, and listItems moved 7; is 15"],
    ],
    ["no balance before", conserved, { ...steady, one: balance(null), two: balance(null), after: balance("9") }, []],
    ["no balance after", conserved, { ...steady, after: balance("much") }, []],
    ["no amount", conserved, { ...steady, change: { sent: { id: "some" }, json: {} }, after: balance("9") }, []],
    [
      "a refused reading before",
      conserved,
      { ...steady, one: { ...balance("1"), status: 400 }, after: balance("9") },
      [],
    ],
    [
      "a refused change moves nothing",
      conserved,
      { ...steady, change: { ...change, status: 400 }, after: balance("9") },
      [],
    ],
    ["without a reading after", conserved, steady, []],
  ]);
});

const page = (number: number, ids: number[], more: object = {}): Said => ({
  json: { rows: ids.map((id) => ({ id })), total: 4, pages: 2, page: number, size: 2, ...more },
});

describe("pages at their bounds", () => {
  const places: PagePlaces = {
    rows: "/rows",
    key: "/id",
    total: "/total",
    pages: "/pages",
    number: "/page",
    size: "/size",
  };
  const claim: Claim = {
    kind: "one-list",
    pages: ["a", "b"],
    whole: { step: "w", size: 3 },
    beyond: "z",
    last: "again",
    places,
    size: 2,
  };
  const fine = { a: page(1, [1, 2]), b: page(2, [3, 4]), again: page(1, [1, 2]) };
  const empty = { rows: [], total: 0, pages: 0, size: 2 };
  check([
    ["full pages", claim, fine, []],
    [
      "an empty list",
      claim,
      {
        a: { json: { ...empty, page: 1 } },
        b: { json: { ...empty, page: 2 } },
        again: { json: { ...empty, page: 1 } },
      },
      [],
    ],
    ["without the first page nothing is said", claim, { b: page(9, []), again: page(1, [1, 2]) }, []],
    ["without the last reading nothing is said", claim, { a: page(9, []), b: page(2, [3]) }, []],
    [
      "a refused last reading says nothing",
      claim,
      { ...fine, a: page(9, []), again: { ...page(9, []), status: 400 } },
      [],
    ],
    ["a total that moved meanwhile", claim, { ...fine, b: page(2, []), again: page(1, [1, 2], { total: 5 }) }, []],
    ["a page that was refused", claim, { ...fine, b: { status: 400, json: {} } }, []],
    ["a page beyond that was refused", claim, { ...fine, z: { ...page(9, [1]), status: 404 } }, []],
    [
      "a whole that is not whole",
      claim,
      { ...fine, w: page(1, [1, 2], { size: 3 }) },
      ["w · error paging response 200 /rows: must have 3 of the 4 rows, has 2"],
    ],
    ["a whole that was refused", claim, { ...fine, w: { ...page(1, [1]), status: 400 } }, []],
    [
      "a row twice on one page",
      claim,
      { ...fine, a: page(1, [1, 1]), again: page(1, [1, 1]) },
      ['a · error paging response 200 /rows/1/id: comes twice: the step "a" has 1 as well'],
    ],
    [
      "rows without names may be alike",
      { ...claim, places: { ...places, key: undefined } },
      { ...fine, a: page(1, [1, 1]), again: page(1, [1, 1]) },
      [],
    ],
    [
      "no total, no count",
      claim,
      { a: page(1, [1], { total: null }), b: page(2, [3], { total: null }), again: page(1, [1], { total: null }) },
      [],
    ],
    [
      "no list where one is due",
      claim,
      { ...fine, b: page(2, [], { rows: "none" }) },
      ["b · error paging response 200 /rows: must have 2 of the 4 rows, has 0"],
    ],
  ]);

  const sum = { figure: "/sum", value: "/amount", where: {}, specPointer: "/s" };
  const sums: Claim = { kind: "sums", step: "a", places, sums: [sum] };
  const report: Claim = { kind: "sums", step: "a", places: undefined, sums: [{ ...sum, rows: "/lines" }] };
  const rows = [{ amount: "1" }, { amount: "2" }];
  check([
    ["a sum of all", sums, { a: { json: { rows, total: 2, sum: 3 } } }, []],
    ["a row without an amount", sums, { a: { json: { rows: [...rows, {}], total: 3, sum: 9 } } }, []],
    ["a figure that is none", sums, { a: { json: { rows, total: 2, sum: "much" } } }, []],
    ["a list that is no list", sums, { a: { json: { rows: 2, total: 2, sum: 3 } } }, []],
    ["without a total nothing is whole", sums, { a: { json: { rows, sum: 9 } } }, []],
    [
      "without places nothing is whole",
      { ...sums, places: undefined },
      { a: { json: { rows, total: 2, sum: 9 } } },
      [],
    ],
    ["a refused list has no sum", sums, { a: { status: 400, json: { rows, total: 2, sum: 9 } } }, []],
    ["without the step there is no sum", sums, {}, []],
    ["a report is whole by itself", report, { a: { json: { lines: rows, sum: "3.00" } } }, []],
    [
      "a report that does not add up",
      report,
      { a: { json: { lines: rows, sum: 4 } } },
      ["a · error totals response 200 /sum: must be the sum of /lines/*/amount, 3, is 4"],
    ],
    ["an empty report is nothing", report, { a: { json: { lines: [], sum: 0 } } }, []],
  ]);
});
