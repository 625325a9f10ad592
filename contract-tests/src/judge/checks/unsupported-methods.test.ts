import { describe, expect, it } from "vitest";
import { received } from "../../../test/support/received.ts";
import { smallSpec } from "../../../test/support/specs/small-spec.ts";
import type { Received } from "../answer.ts";
import { methodFindings } from "./unsupported-methods.ts";

const schemas = { Error: { type: "object", required: ["code"], properties: { code: { type: "string" } } } };
const { operation, context } = smallSpec({ "x-contract": {}, responses: {} }, { components: { schemas } });

function found(answer: Received, errorSchema?: string): string[] {
  const expectation = {
    outcome: "no-method",
    methods: ["GET", "DELETE"],
    ...(errorSchema !== undefined && { errorSchema }),
  } as const;
  return methodFindings(operation, answer, expectation, context.validate).map(
    ({ check, where, message, specPointer }) => `${check} · ${where}: ${message} (${specPointer})`,
  );
}

const allowing = (allow: string, status = 405) => received(status, undefined, { headers: { allow } });
const at = "/paths/~1thing/get";

describe("a method that the path does not support", () => {
  it.for([400, 401, 403, 404, 411, 413, 415, 422, 429])("may be refused with %i", (status) => {
    expect(found(received(status))).toEqual([]);
  });

  it.for([402, 406, 410, 412, 302, 499])("may not be answered with %i", (status) => {
    expect(found(received(status))).toEqual([`method · response ${status}: must be 405 or 404 (${at})`]);
  });

  it.for([200, 204, 299, 304])("must not be accepted with %i", (status) => {
    expect(found(received(status))).toEqual([
      `method · response ${status}: must be 405 or 404: the spec does not document this method here (${at})`,
    ]);
  });

  it.for([500, 503])("must not cause a server failure: %i", (status) => {
    expect(found(received(status))).toEqual([
      `server-error · response ${status}: the server failed on a method that it does not support (${at})`,
    ]);
  });
});

describe("a 405", () => {
  it.for(["GET, DELETE", "get,delete", "DELETE ,  GET, PATCH"])(
    "may name the supported methods in its Allow header as %s",
    (allow) => {
      expect(found(allowing(allow))).toEqual([]);
    },
  );

  it("is reported when its Allow header lacks one method, or all", () => {
    const place = "method · response 405 header allow:";
    expect(found(allowing("GET"))).toEqual([`${place} does not name DELETE (/paths/~1thing)`]);
    expect(found(allowing(""))).toEqual([`${place} does not name GET, DELETE (/paths/~1thing)`]);
    expect(found(received(405))).toEqual([
      `${place} is missing: a 405 must name the methods that the address supports (RFC 9110, 15.5.6) (/paths/~1thing)`,
    ]);
    expect(found(allowing("GET", 404))).toEqual([]);
  });

  it("need not name HEAD and OPTIONS in its Allow header", () => {
    const head = { outcome: "no-method", methods: ["HEAD", "OPTIONS", "GET"] } as const;
    expect(methodFindings(operation, allowing("GET"), head, context.validate)).toEqual([]);
  });
});

describe("the form of the refusal", () => {
  const error = "/components/schemas/Error";
  it("is the documented error schema, if there is one", () => {
    expect(found(received(404, { code: "GONE" }), error)).toEqual([]);
    expect(found(received(404, { code: 4 }), error)).toEqual([
      "error-shape · response 404 /code: must be string (/components/schemas/Error/properties/code/type)",
    ]);
    expect(found(received(404, {}), error)).toEqual([
      "error-shape · response 404 body: must have required property 'code' (/components/schemas/Error/required)",
    ]);
    expect(found(received(404, "<h1>No</h1>"), error)).toEqual([
      "error-shape · response 404 body: must be object (/components/schemas/Error/type)",
    ]);
    expect(found({ ...allowing("GET, DELETE"), json: {} }, error)).toHaveLength(1);
  });

  it("is not checked when the server refuses for another reason first", () => {
    expect(found(received(401, {}), error)).toEqual([]);
    expect(found(received(404, {}))).toEqual([]);
  });
});
