import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { readContract } from "../../../src/spec/contract.ts";
import type { JsonObject } from "../../../src/json.ts";
import type { Answer } from "../../../src/judge/answer.ts";
import type { Check } from "../../../src/judge/check.ts";
import { findingAbout, type Finding, type FindingDetails } from "../../../src/judge/finding.ts";
import type { Case, CaseKind, Expectation } from "../../../src/plan/case.ts";
import { buildReport, type ReportInput } from "../../../src/report/build.ts";
import type { Report, RunFacts } from "../../../src/report/model.ts";
import type { CaseResult, RunResult } from "../../../src/run/case-result.ts";
import { received } from "../received.ts";
import { caseOf, NO_PARAMETERS } from "../specs/small-spec.ts";

const okay = {
  description: "Done.",
  content: { "application/json": { schema: { type: "object", properties: { id: { type: "string" } } } } },
};

const SPEC = {
  openapi: "3.1.1",
  info: { title: "Small", version: "7" },
  paths: {
    "/session": {
      post: {
        operationId: "login",
        tags: ["session"],
        "x-contract": { safe: true },
        requestBody: { required: true, content: { "application/json": {}, "application/jose": {} } },
        responses: { "200": okay, "400": { description: "Wrong." } },
      },
    },
    "/items": {
      get: {
        operationId: "listItems",
        tags: ["items", "lists"],
        parameters: [
          { name: "page", in: "query", required: true, schema: { type: "integer" } },
          { name: "lang", in: "header", schema: { type: "string" } },
        ],
        responses: {
          "200": okay,
          "302": {},
          "304": {},
          "400": {},
          "404": {},
          "429": {},
          "500": {},
          default: { description: 7 },
        },
      },
      post: {
        operationId: "createItem",
        tags: ["items"],
        "x-evidence": "inferred",
        requestBody: { content: { "application/json": {} } },
        responses: { "200": okay, "402": {} },
      },
    },
    "/pictures": {
      post: {
        operationId: "sendPicture",
        "x-contract": { spoilsAccount: true, safe: true },
        responses: { "200": okay },
      },
    },
    "/drafts": {
      get: { operationId: "listDrafts", "x-evidence": "proposed", responses: { "200": okay } },
    },
  },
} satisfies JsonObject;

const SMALL_CONTRACT = readContract(SPEC);
const SMALL_SECRETS = new Map([
  ["correct horse", "member-password"],
  ["t0ken-0f-the-member", "member-token"],
]);

function operationNamed(id: string) {
  const found = SMALL_CONTRACT.operations.find((operation) => operation.id === id);
  if (!found) throw new Error(`the small contract has no operation ${id}`);
  return found;
}

export const findingOf = (operationId: string, check: Check, details: FindingDetails): Finding =>
  findingAbout(operationNamed(operationId), check, details);

interface Wanted {
  readonly kind?: CaseKind;
  readonly expectation?: Expectation;
  readonly request?: Partial<Case["request"]>;
  readonly wire?: Partial<NonNullable<CaseResult["wire"]>> | null;
  readonly answer?: Answer | null;
  readonly findings?: readonly Finding[];
  readonly outcome?: "passed" | "failed" | "skipped";
  readonly reason?: string;
  readonly shrunk?: CaseResult["shrunk"];
}

/** Creates the result of a case. By default the case passed with status 200. */
export function resultOf(operationId: string, name: string, wanted: Wanted = {}): CaseResult {
  const operation = operationNamed(operationId);
  const { kind = "example", expectation = { outcome: "lawful" }, request, findings = [], reason, shrunk } = wanted;
  const id = name.startsWith("journey ") ? name : `${operationId} › ${name}`;
  const wire = {
    method: operation.method,
    url: `http://server.example${operation.path}`,
    headers: { accept: "application/json" },
    body: undefined,
    ...wanted.wire,
  };
  const isSkipped = wanted.outcome === "skipped";
  const isFailed = findings.some(({ severity }) => severity === "error");
  return {
    tried: caseOf(operation, expectation, request, { id, kind }),
    verdict: {
      outcome: wanted.outcome ?? (isFailed ? "failed" : "passed"),
      findings,
      ...(reason !== undefined && { reason }),
    },
    wire: isSkipped || wanted.wire === null ? undefined : wire,
    answer: isSkipped || wanted.answer === null ? undefined : (wanted.answer ?? received(200, { success: true })),
    durationMs: 12,
    ...(shrunk && { shrunk }),
  };
}

/** The rows of a long response, which a report shortens. */
const ROWS = Array.from({ length: 30 }, (_, index) => ({ id: index === 17 ? 17 : `item-${index}`, list: [] }));
const BEARER = { authorization: "Bearer t0ken-0f-the-member" };
const JWE = "eyJhbGciOiJFQ0RILUVTIn0..aXY.Y2lwaGVy.dGFn";
const ITEM = "/paths/~1items/get/responses/200/content/application~1json/schema/properties/id/type";
const wrongId = (row: number) =>
  findingOf("listItems", "schema", {
    where: `response 200 /rows/${row}/id`,
    message: "must be string",
    specPointer: ITEM,
  });
const taken = findingOf("createItem", "invalid-accepted", {
  where: "response 200",
  message: "accepted an invalid request: body/title: empty",
});
const shrunkRequest = {
  parameters: NO_PARAMETERS,
  body: undefined,
  authorization: { kind: "none" },
  substitutions: [],
} as const;

/** Results with one example of everything that a report can show. */
export const SMALL_RESULTS: readonly CaseResult[] = [
  resultOf("login", "example typical", {
    expectation: { outcome: "accepted", needsState: false },
    wire: { body: '{"password":"correct horse"}' },
    answer: received(200, { token: "t0ken-0f-the-member" }),
  }),
  resultOf("login", "encrypted body", {
    kind: "encrypted",
    wire: { headers: { "content-type": "application/jose" }, body: JWE },
    answer: { failure: "no answer within 10 s" },
    findings: [findingOf("login", "no-answer", { where: "no response", message: "no answer within 10 s" })],
  }),
  resultOf("login", "access garbage token", {
    kind: "access",
    expectation: { outcome: "denied", reason: "garbage token" },
    request: { authorization: { kind: "literal", header: "Bearer garbage" } },
    wire: { headers: { authorization: "Bearer garbage" } },
    findings: [
      findingOf("login", "open-door", { where: "response 200", message: "must be 401 or 403: garbage token" }),
    ],
  }),
  resultOf("listItems", "example", {
    expectation: { outcome: "accepted", needsState: true },
    request: { parameters: { ...NO_PARAMETERS, query: { page: 1 } } },
    wire: { headers: { ...BEARER, cookie: "a=1; b=2" }, url: "http://server.example/items?page=1" },
    answer: received(200, { rows: ROWS }, { headers: { "set-cookie": "s=1; Path=/", date: "now", "x-rate": "5" } }),
    findings: [
      wrongId(17),
      wrongId(18),
      findingOf("listItems", "leak", { where: "header x-rate", message: "tells 5", doubt: "about-the-server" }),
    ],
  }),
  resultOf("listItems", "broken query page missing", {
    kind: "broken",
    expectation: { outcome: "refused", reason: "query page is missing" },
    answer: received(400, { code: "NO" }),
  }),
  resultOf("listItems", "paging › first", {
    kind: "paging",
    request: { parameters: { ...NO_PARAMETERS, query: { page: 2 } } },
    wire: { headers: BEARER, url: "http://server.example/items?page=2" },
    answer: received(200, { rows: [{ id: 3 }] }),
    findings: [wrongId(0)],
  }),
  resultOf("listItems", "role guest", { kind: "role", outcome: "skipped", reason: "no session of a guest" }),
  resultOf("listItems", "role restricted", { kind: "role", outcome: "skipped", reason: "no session of a guest" }),
  resultOf("listItems", "odd", { kind: "odd", outcome: "skipped" }),
  resultOf("createItem", "generated body #1", {
    kind: "generated",
    expectation: { outcome: "refused", reason: "body/title: empty" },
    request: {
      body: { mediaType: "application/json", value: { title: "", note: "correct horse" }, isEncrypted: false },
    },
    wire: { headers: { ...BEARER, "content-type": "application/json" }, body: '{"title":"","note":"correct horse"}' },
    answer: received(200, { id: "a", note: "\u202Eno </script>" }),
    findings: [taken],
    shrunk: {
      place: "body",
      name: "",
      value: { note: "correct horse" },
      request: shrunkRequest,
      wire: { method: "POST", url: "http://server.example/items", headers: {}, body: '{"note":"correct horse"}' },
      tries: 3,
    },
  }),
  resultOf("createItem", "generated body #2", {
    kind: "generated",
    answer: received(400, { code: "INVALID_REQUEST" }),
    findings: [
      findingOf("createItem", "valid-refused", {
        where: "response 400",
        message: "a valid value was refused as a bad request (INVALID_REQUEST)",
        doubt: "business-refusal",
      }),
    ],
  }),
  resultOf("sendPicture", "example", {
    wire: { body: new Uint8Array([1, 2, 3]) },
    answer: received(500, "panic"),
    findings: [
      findingOf("sendPicture", "server-error", { where: "response 500", message: "the server failed: panic" }),
    ],
  }),
  resultOf("login", "journey money/pay › signIn", { kind: "journey" }),
  resultOf("createItem", "journey money/pay › pay", {
    kind: "journey",
    answer: received(409, { code: "NO" }),
    findings: [findingOf("createItem", "journey", { where: "response 409", message: "must hold: $statusCode == 200" })],
  }),
  resultOf("listItems", "journey money/pay › look", {
    kind: "journey",
    outcome: "skipped",
    reason: 'the step "pay" failed',
  }),
  resultOf("login", "journey play/signIn › signIn", { kind: "journey" }),
];

const FACTS: RunFacts = {
  url: "http://server.example",
  startedAt: "2026-11-21T12:00:00.000Z",
  durationMs: 4321,
  seed: 1,
  evidence: "inferred",
  profile: "lobbykit",
};

export interface WantedReport {
  readonly facts?: Partial<RunFacts>;
  readonly results?: readonly CaseResult[];
  readonly run?: Partial<RunResult>;
  readonly earlier?: string;
  /** Whether the spec is a file, so that reports can quote its lines. @default true */
  readonly isSpecKnown?: boolean;
}

/** Returns the report of a small run. */
export function smallReport({
  facts,
  results = SMALL_RESULTS,
  run,
  earlier,
  isSpecKnown = true,
}: WantedReport = {}): Report {
  const folder = mkdtempSync(path.join(tmpdir(), "lobbykit-report-"));
  writeFileSync(path.join(folder, "openapi.json"), JSON.stringify(SPEC, null, 2));
  const input: ReportInput = {
    facts: { ...FACTS, folder, ...(isSpecKnown && { specFile: path.join(folder, "openapi.json") }), ...facts },
    contract: SMALL_CONTRACT,
    run: { results, secrets: SMALL_SECRETS, isWhole: true, ...run },
    ...(earlier !== undefined && { earlier }),
  };
  return { ...buildReport(input), tool: { name: "lobbykit-contract", version: "0.0.0" } };
}
