import { describe, expect, it } from "vitest";
import type { Answer } from "./answer.ts";
import { headlineOf } from "./finding.ts";
import { judge } from "./judge.ts";
import type { Case, Expectation } from "../plan/case.ts";
import { limitEvidence, type Evidence } from "../evidence.ts";
import { isObject, objectOr, valueAt, type JsonObject } from "../json.ts";
import { generateValid } from "../plan/generate/arbitrary.ts";
import { variantsOf } from "../plan/vary/variants.ts";
import { FIXTURE_SPEC } from "../../test/support/specs/fixture-spec.ts";
import { caseOf, NO_PARAMETERS, smallSpec } from "../../test/support/specs/small-spec.ts";
import { fixtureContext, operationOf } from "../../test/support/context.ts";
import { withoutUntestedProperties } from "../plan/generate/example-values.ts";

const context = fixtureContext();
const listItems = operationOf(context, "listItems");
const ITEM = { id: "item-1", nickname: "blue", status: "open" };
const OK = { success: true, value: [ITEM], timestamp: 1 };
const REFUSED = { success: false, code: "BUSY", message: "No.", timestamp: 1 };
const INVALID = { ...REFUSED, code: "INVALID_REQUEST" };

const ACCEPTED: Expectation = { outcome: "accepted", needsState: false };
const NEEDS_STATE: Expectation = { outcome: "accepted", needsState: true };
const MUST_REFUSE: Expectation = { outcome: "refused", reason: "page is missing" };
const MUST_DENY: Expectation = { outcome: "denied", reason: "no token" };
const LAWFUL: Expectation = { outcome: "lawful" };

function answer(status: number, body: unknown, contentType = "application/json; charset=UTF-8"): Answer {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  const headers = new Map([["content-type", contentType]]);
  return { status, headers, text, json: typeof body === "string" ? undefined : body };
}

function tried(expectation: Expectation): Case {
  return {
    id: "listItems › test",
    operationId: "listItems",
    kind: "example",
    stage: "open",
    request: {
      parameters: { path: {}, query: {}, header: {}, cookie: {} },
      body: undefined,
      authorization: expectation.outcome === "denied" ? { kind: "none" } : { kind: "session" },
      substitutions: [],
    },
    expectation,
  };
}

const findingsFor = (expectation: Expectation, given: Answer) =>
  judge(listItems, tried(expectation), given, context.validate).findings.map(
    ({ check, severity, where, message }) => `${severity} ${check} · ${where}: ${message}`,
  );

describe("the judge", () => {
  const lawful: { name: string; expectation: Expectation; given: Answer }[] = [
    { name: "an expected success", expectation: ACCEPTED, given: answer(200, OK) },
    { name: "JSON without a character set", expectation: ACCEPTED, given: answer(200, OK, "application/json") },
    { name: "a refusal of an example that needs a state", expectation: NEEDS_STATE, given: answer(400, REFUSED) },
    { name: "a refusal of wrong input", expectation: MUST_REFUSE, given: answer(400, INVALID) },
    { name: "a denial of access", expectation: MUST_DENY, given: answer(401, REFUSED) },
    { name: "a success for a valid value", expectation: LAWFUL, given: answer(200, OK) },
    { name: "a business refusal of a valid value", expectation: LAWFUL, given: answer(400, REFUSED) },
  ];
  it.for(lawful)("accepts $name", ({ expectation, given }) => {
    expect(findingsFor(expectation, given)).toEqual([]);
  });

  const faults: { name: string; expectation: Expectation; given: Answer; finds: string }[] = [
    {
      name: "a refused example",
      expectation: ACCEPTED,
      given: answer(400, REFUSED),
      finds: "error example-refused · response 400: the documented example was refused (BUSY: No.)",
    },
    {
      name: "wrong input that is accepted",
      expectation: MUST_REFUSE,
      given: answer(200, OK),
      finds: "error invalid-accepted · response 200: accepted an invalid request: page is missing",
    },
    {
      name: "access without a session",
      expectation: MUST_DENY,
      given: answer(200, OK),
      finds: "error open-door · response 200: must be 401 or 403: no token",
    },
    {
      name: "a refused session",
      expectation: LAWFUL,
      given: answer(401, REFUSED),
      finds: "error session-refused · response 401: a valid session was refused (BUSY: No.)",
    },
    {
      name: "a valid value refused as invalid",
      expectation: LAWFUL,
      given: answer(400, INVALID),
      finds: "warning valid-refused · response 400: a valid value was refused as a bad request (INVALID_REQUEST: No.)",
    },
    {
      name: "a server failure",
      expectation: MUST_REFUSE,
      given: answer(500, REFUSED),
      finds: `error server-error · response 500: the server failed: ${JSON.stringify(REFUSED)}`,
    },
    {
      name: "no answer",
      expectation: ACCEPTED,
      given: { failure: "no answer within 10 s" },
      finds: "error no-answer · no response: no answer within 10 s",
    },
    {
      name: "an undocumented enum value",
      expectation: ACCEPTED,
      given: answer(200, { ...OK, value: [{ ...ITEM, status: "Open" }] }),
      finds: "error schema · response 200 /value/0/status: must be one of open, closed",
    },
    {
      name: "an undocumented field",
      expectation: ACCEPTED,
      given: answer(200, { ...OK, value: [{ ...ITEM, secret: 1 }] }),
      finds: "error undocumented-field · response 200 /value/0: has the undocumented property 'secret'",
    },
  ];
  it.for(faults)("reports $name", ({ expectation, given, finds }) => {
    expect(findingsFor(expectation, given)).toEqual([finds]);
  });

  it("names the operation, the place and the rule of the spec in one line", () => {
    const given = answer(200, { ...OK, value: [{ ...ITEM, nickname: null }] });
    const [finding] = judge(listItems, tried(ACCEPTED), given, context.validate).findings;
    expect(finding && headlineOf(finding)).toBe(
      "listItems GET /items · response 200 /value/0/nickname: must be string (spec#/components/schemas/Item/properties/nickname/type)",
    );
  });

  it("skips a case when the server asks for fewer requests", () => {
    const answers = { ...FIXTURE_SPEC.paths["/items"].get.responses, "429": { description: "Too many." } };
    const get = { ...FIXTURE_SPEC.paths["/items"].get, responses: answers };
    const limited = fixtureContext({ ...FIXTURE_SPEC, paths: { "/items": { get } } });
    const given: Answer = { status: 429, headers: new Map(), text: "", json: undefined };
    const verdict = judge(operationOf(limited, "listItems"), tried(ACCEPTED), given, limited.validate);
    expect(verdict.outcome).toBe("skipped");
  });
});

const verdictFor = (limit: Evidence, body: unknown) => {
  const limited = limitEvidence(FIXTURE_SPEC, limit);
  const { validate, contract } = fixtureContext(isObject(limited) ? limited : {});
  const operation = operationOf({ ...context, contract }, "listItems");
  return judge(operation, tried(ACCEPTED), answer(200, body), validate).outcome;
};

const parameters = (query: JsonObject) => ({ parameters: { ...NO_PARAMETERS, query } });

describe("an answer with chosen members", () => {
  const fields = { name: "fields", in: "query", schema: { type: "string" } };
  const schema = { type: "object", required: ["id", "name"], properties: { id: { type: "string" }, name: {} } };
  const small = smallSpec({
    parameters: [fields],
    responses: { "200": { content: { "application/json": { schema } } } },
  });
  it.for<[string, JsonObject, unknown, string[]]>([
    ["may lack required ones", { fields: "id" }, { id: "1" }, []],
    ["must fit their schemas", { fields: "id" }, { id: 1 }, ["must be string"]],
    ["must be whole without a choice", {}, { id: "1" }, ["must have required property 'name'"]],
  ])("%s", ([, query, json, expected]) => {
    const asked = caseOf(small.operation, LAWFUL, parameters(query));
    const { findings } = judge(small.operation, asked, answer(200, json), small.context.validate);
    expect(findings.map(({ message }) => message)).toEqual(expected);
  });
});

describe("the evidence level", () => {
  const { timestamp: _, ...withoutProposed } = OK;
  const strange = { ...OK, value: [{ ...ITEM, colour: 5 }] };

  it('the level "proposed" requires proposed fields', () => {
    expect(verdictFor("proposed", withoutProposed)).toBe("failed");
    expect(verdictFor("proposed", strange)).toBe("failed");
  });

  it('the level "shown" checks neither that proposed fields exist nor that they match their schema', () => {
    expect(verdictFor("shown", withoutProposed)).toBe("passed");
    expect(verdictFor("shown", strange)).toBe("passed");
    expect(verdictFor("shown", { ...OK, value: [{ ...ITEM, nickname: 5 }] })).toBe("failed");
  });

  it('the level "shown" sends no proposed parameter', () => {
    const limited = limitEvidence(FIXTURE_SPEC, "shown");
    const { contract } = fixtureContext(isObject(limited) ? limited : {});
    const names = operationOf({ ...context, contract }, "listItems").parameters.map(({ name }) => name);
    expect(names).toEqual(["page", "sort", "ids"]);
  });

  it('the level "shown" sends the fields that the matching alternative requires, even if another alternative leaves them untested', () => {
    const password = { type: "string" };
    const one = { type: "object", required: ["password"], properties: { password } };
    const other = { type: "object", properties: { password: { ...password, "x-evidence": "proposed" } } };
    const limited = objectOr(limitEvidence({ paths: {}, oneOf: [one, other] }, "shown"));
    expect(withoutUntestedProperties(limited, { oneOf: limited["oneOf"] }, { password: "x" })).toEqual({
      password: "x",
    });
  });

  it('the level "shown" sends no proposed property unless the contract requires it', () => {
    const properties = {
      name: { type: "string" },
      nick: { type: "string", "x-evidence": "proposed" },
      kind: { enum: ["A"], "x-evidence": "proposed" },
    };
    const schema = { type: "object", unevaluatedProperties: false, required: ["name", "kind"], properties };
    const limited = limitEvidence({ paths: {}, components: { schemas: { Body: schema } } }, "shown");
    const { contract, validate } = fixtureContext(isObject(limited) ? limited : {});
    const asked = valueAt(contract.document, "/components/schemas/Body");
    const sent = { name: "a", kind: "A" };
    expect(withoutUntestedProperties(contract.document, asked, { ...sent, nick: "b" })).toEqual(sent);
    const generator = { document: contract.document, validate, seed: 1 };
    const keys = generateValid(generator, "/components/schemas/Body", asked, 5).map((value) =>
      Object.keys(objectOr(value)),
    );
    expect(new Set(keys.map(String))).toEqual(new Set(["name,kind"]));
    expect(variantsOf(contract.document, asked, sent).map(({ pointer }) => pointer)).not.toContain("/kind");
  });
});
