import { describe, expect, it } from "vitest";
import { received } from "../../../../test/support/received.ts";
import { caseOf, smallSpec, type Small } from "../../../../test/support/specs/small-spec.ts";
import type { CaseRequest } from "../../../plan/case.ts";
import type { Received } from "../../answer.ts";
import { documentedAnswer } from "../conformance.ts";
import { headerFindings } from "./header-checks.ts";

const BEARER = { components: { securitySchemes: { bearer: { type: "http", scheme: "bearer" } } } };

function found({ operation }: Small, answer: Received, request: Partial<CaseRequest> = {}): string[] {
  const tried = caseOf(operation, { outcome: "lawful" }, request);
  return headerFindings(operation, documentedAnswer(operation, answer.status), answer, tried).map(
    ({ check, where, message, specPointer }) =>
      `${check} · ${where}: ${message} (${specPointer.replace(operation.pointer, "…")})`,
  );
}

describe("an error code", () => {
  const coded = { "x-error-codes": ["BUSY", "GONE"] };
  const small = smallSpec({ responses: { "200": coded, "400": coded, "404": {}, "409": coded, "500": coded } });
  it.for<[string, Received, string[]]>([
    ["a listed code", received(400, { code: "BUSY" }), []],
    [
      "an unlisted code",
      received(409, { code: "LATE" }),
      [
        "error-code · response 409 /code: must be one of BUSY, GONE with this status, but is LATE (…/responses/409/x-error-codes)",
      ],
    ],
    ["an unlisted code with a refusal", received(400, { code: "X" }), [expect.stringContaining("is X")]],
    ["any code when none is listed", received(404, { code: "LATE" }), []],
    ["any code of a success", received(200, { code: "LATE" }), []],
    ["any code of a server failure", received(500, { code: "LATE" }), []],
    ["a number", received(400, { code: 7 }), []],
    ["missing from the body", received(400, {}), []],
    ["missing because the body is not an object", received(400, "LATE"), []],
    ["the code of an undocumented status", received(418, { code: "LATE" }), []],
  ])("is checked: %s", ([, answer, expected]) => {
    expect(found(small, answer)).toEqual(expected);
  });
});

const kept = (control: string) => received(200, undefined, { headers: { "cache-control": control } });

describe("an answer that needs a session", () => {
  const secured = smallSpec({ security: [{ bearer: [] }], responses: { "200": {} } }, BEARER);
  const open = smallSpec({ responses: { "200": {} } });
  it.for(["public, max-age=60", "max-age=60, public", "s-maxage=1", "private,s-maxage = 5", "PUBLIC"])(
    "must not be stored by shared caches: %s",
    (control) => {
      expect(found(secured, kept(control))).toEqual([
        `caching · response 200 header cache-control: must not let shared caches store an answer for a session, but is ${control} (…/security)`,
      ]);
    },
  );

  it.for(["no-store", "private, max-age=60", "", "x-public"])("may have the Cache-Control %j", (control) => {
    expect(found(secured, kept(control))).toEqual([]);
  });

  it("is checked only when the operation needs a session and the answer has Cache-Control", () => {
    expect(found(open, kept("public"))).toEqual([]);
    expect(found(secured, received(200))).toEqual([]);
  });
});

describe("a byte order mark", () => {
  const small = smallSpec({ responses: { "200": {} } });
  it("is reported only before JSON", () => {
    expect(found(small, received(200, {}, { hasByteOrderMark: true }))).toEqual([
      "not-json · response 200: the body begins with a byte order mark, which JSON must not have (RFC 8259, 8.1) (…)",
    ]);
    expect(found(small, received(200, {}))).toEqual([]);
    const text = received(200, "a", { hasByteOrderMark: true, headers: { "content-type": "text/plain" } });
    expect(found(small, text)).toEqual([]);
    expect(found(small, received(200, "a", { hasByteOrderMark: true }))).toEqual([]);
  });
});

describe("the time limit of an operation", () => {
  const small = smallSpec({ "x-contract": { deadlineMs: 500 }, responses: { "200": {} } });
  it("is checked to the millisecond, when it is set and the time is known", () => {
    expect(found(small, received(200, undefined, { tookMs: 500 }))).toEqual([]);
    expect(found(small, received(200, undefined, { tookMs: 501 }))).toEqual([
      "deadline · response 200: took longer than 500 ms (…/x-contract)",
    ]);
    expect(found(small, received(200))).toEqual([]);
    expect(found(smallSpec({ responses: {} }), received(200, undefined, { tookMs: 9999 }))).toEqual([]);
  });
});

const sending = (value: unknown) => ({ body: { mediaType: "application/json", value, isEncrypted: false } });

describe("a sent value", () => {
  const small = smallSpec(
    { "x-contract": { echoes: { "/value/amount": "/amount", "/value/note": 7 } }, responses: { "200": {} } },
    { method: "post" },
  );

  it("must have the same meaning in the answer, for example “5.00” for 5", () => {
    expect(found(small, received(200, { value: { amount: "5.00" } }), sending({ amount: 5 }))).toEqual([]);
    expect(found(small, received(200, { value: { amount: "4.99" } }), sending({ amount: 5 }))).toEqual([
      'effect · response 200 /value/amount: must be 5, as in the request, but is "4.99" (…/x-contract)',
    ]);
  });

  it("is not compared when the request did not send it, the answer lacks it, or the server refused the call", () => {
    expect(found(small, received(200, { value: { amount: 4 } }), sending({}))).toEqual([]);
    expect(found(small, received(200, { value: {} }), sending({ amount: 5 }))).toEqual([]);
    expect(found(small, received(400, { value: { amount: 4 } }), sending({ amount: 5 }))).toEqual([]);
    expect(found(small, received(200, { value: { amount: 4 } }), { body: { mediaType: "a/b", text: "{}" } })).toEqual(
      [],
    );
    expect(found(small, received(200, { value: { amount: 4 } }))).toEqual([]);
  });
});

describe("Content-Disposition", () => {
  const small = smallSpec({ responses: { "200": {} } });
  const complaint = "header · response 200 header content-disposition: must be well formed (RFC 6266, 4.1), but is";
  it.for<[header: string, expected: string[]]>([
    ['attachment; filename="test file.txt"', []],
    ["attachment; filename=test file.txt", [`${complaint} attachment; filename=test file.txt`]],
  ])("must be well formed (RFC 6266): %s", ([header, expected]) => {
    const answer = received(200, undefined, { headers: { "content-disposition": header } });
    expect(found(small, answer).map((text) => text.replace(/ \([^(]*\)$/, ""))).toEqual(expected);
  });
});
