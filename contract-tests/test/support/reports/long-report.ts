import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Check } from "../../../src/judge/check.ts";
import { findingAbout, type Finding } from "../../../src/judge/finding.ts";
import { makePlan } from "../../../src/plan/plan.ts";
import type { Case } from "../../../src/plan/case.ts";
import { buildReport } from "../../../src/report/build.ts";
import type { Report, RunFacts } from "../../../src/report/model.ts";
import type { CaseResult } from "../../../src/run/case-result.ts";
import { toWire } from "../../../src/run/http/send.ts";
import { fixtureContext, operationOf } from "../context.ts";
import { FIXTURE_SPEC } from "../specs/fixture-spec.ts";

const SECRETS = new Map([
  ["correct horse", "member-password"],
  ["t0ken-0f-the-member", "member-token"],
]);

/** What a hostile server may say. */
export const HOSTILE =
  "</script><script>alert(1)</script><img src=x onerror=alert(2)> \"' & \u202Egnp.exe \u0000\u001B[31m {{7*7}} ${7*7}";

const CHECKS: readonly Check[] = ["schema", "open-door", "server-error", "undocumented-field", "undocumented-status"];
const FACTS: RunFacts = {
  url: "http://server.example",
  startedAt: "2026-11-21T12:00:00.000Z",
  durationMs: 4321,
  seed: 1,
  evidence: "proposed",
  profile: "lobbykit",
};

const context = fixtureContext();
const cases = makePlan(context, context.contract.operations).cases;

/** The fixture's spec as a file, so that reports have lines to quote. */
function specFile(): string {
  const file = path.join(mkdtempSync(path.join(tmpdir(), "lobbykit-report-")), "openapi.json");
  writeFileSync(file, JSON.stringify(FIXTURE_SPEC, null, 2));
  return file;
}

function findingFor(tried: Case, index: number): Finding {
  const operation = operationOf(context, tried.operationId);
  const check = CHECKS[index % CHECKS.length] ?? "schema";
  const answer = operation.answers[0];
  const finding = findingAbout(operation, check, {
    where: `response 200 /value/field${index}/0/name`,
    message: index % 3 === 0 ? `must be string, not ${HOSTILE}` : `must be string in the field number ${index}`,
    specPointer: `${answer?.pointer ?? operation.pointer}/content/application~1json/schema`,
  });
  return { ...finding, severity: index % 7 === 6 ? "warning" : "error" };
}

interface Wanted {
  readonly findings: number;
  /** Number of times that the run contains each case of the plan. @default 1 */
  readonly rounds?: number;
  readonly body?: string;
  readonly facts?: Partial<RunFacts>;
  readonly earlier?: string;
}

function resultOf(tried: Case, findings: readonly Finding[], body: string): CaseResult {
  const isError = findings.some(({ severity }) => severity === "error");
  const operation = operationOf(context, tried.operationId);
  const authorization = operation.isSecured ? "Bearer t0ken-0f-the-member" : undefined;
  const headers = new Map([
    ["content-type", "application/json"],
    ["set-cookie", "session=s3cr3t-cookie; Path=/; HttpOnly"],
  ]);
  return {
    tried,
    verdict: { outcome: isError ? "failed" : "passed", findings },
    wire: toWire(FACTS.url, operation, tried.request, authorization),
    answer: { status: findings.length > 0 ? 200 : Number(operation.answers[0]?.status), headers, text: body, json: {} },
    durationMs: 12,
  };
}

/** Returns the report of a run of the fixture's plan with this number of findings. */
export function reportWith({ findings, rounds = 1, body = '{"success":true}', facts = {}, earlier }: Wanted): Report {
  const results = Array.from({ length: rounds }, () => cases.map((tried) => resultOf(tried, [], body))).flat();
  for (let index = 0; index < findings; index += 1) {
    // Each round begins one result later, so that every result gets findings although the number of results may be a multiple of 7.
    const at = (index * 7 + Math.floor((index * 7) / results.length)) % results.length;
    const result = results[at];
    if (!result) continue;
    results[at] = resultOf(result.tried, [...result.verdict.findings, findingFor(result.tried, index)], body);
  }
  // The run searches for the smallest failing input only once, so only one result has it.
  const at = results.findIndex(({ verdict }) => verdict.findings.some(({ severity }) => severity === "error"));
  const found = results[at];
  if (found) {
    const shrunk = { place: "body", name: "body", value: { note: "correct horse" }, wire: found.wire };
    results[at] = Object.assign({}, found, { shrunk });
  }
  const last = results.at(-1);
  if (last) {
    const reason = "the server asked for fewer requests (429)";
    results[results.length - 1] = {
      ...last,
      verdict: { outcome: "skipped", reason, findings: [] },
      wire: undefined,
      answer: undefined,
    };
  }
  return buildReport({
    facts: { ...FACTS, specFile: specFile(), ...facts },
    contract: context.contract,
    run: { results, secrets: SECRETS, isWhole: true },
    ...(earlier !== undefined && { earlier }),
  });
}
