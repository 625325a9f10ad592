import { objectOr } from "../../../src/json.ts";
import type { Answer } from "../../../src/judge/answer.ts";
import type { Authorization, Case } from "../../../src/plan/case.ts";
import { exampleCase } from "../../../src/plan/generate/example-cases.ts";
import type { CaseResult } from "../../../src/run/case-result.ts";
import type { RunOptions } from "../../../src/run/run-options.ts";
import { Runner } from "../../../src/run/runner/runner.ts";
import type { WireRequest } from "../../../src/run/http/send.ts";
import { fixtureContext, operationOf } from "../context.ts";
import { received } from "../received.ts";
import { RICH_SPEC } from "../specs/rich-spec.ts";
import { scriptedServer, type Script } from "./scripted-server.ts";

export const RICH = fixtureContext(RICH_SPEC);

const account = (name: string) => ({ username: name, password: `${name}-password`, paymentPassword: `${name}-112233` });

/** Options of a run with the three accounts that every run has. */
export const OPTIONS: RunOptions = {
  url: "http://server.example",
  accounts: { member: account("rahim"), agent: account("agent"), other: account("nasrin") },
};
/** The optional accounts of a run. */
export const SPARE = { restricted: account("karim"), otherAgent: account("agent42") };

export const bodyOf = ({ body, headers }: WireRequest): unknown =>
  headers["content-type"] === "application/json" ? JSON.parse(String(body)) : undefined;
export const bearerOf = ({ headers }: WireRequest): string => (headers["authorization"] ?? "").replace("Bearer ", "");

/** Answers each login with a new token that contains the username. */
const signsIn = (wire: WireRequest, count: number): Answer => {
  const { username } = objectOr(bodyOf(wire));
  return received(200, { token: undefined, value: { token: `token-${count}-of-${String(username)}` } });
};

/** Creates a runner, and the scripted server that answers it in this process. */
export function start(script: Script = {}, options: Partial<RunOptions> = {}) {
  const server = scriptedServer({ "POST /session": signsIn, ...script });
  return { server, runner: new Runner(RICH, { ...OPTIONS, ...options }, server.send) };
}

/** The case of an operation's example, which the server must accept. */
export const exampleOf = (operationId: string, more: Partial<Case> = {}): Case => ({
  ...exampleCase(RICH, operationOf(RICH, operationId), `${operationId} › test`),
  expectation: { outcome: "lawful" },
  ...more,
});

/** The same case with other credentials. */
export const caseBy = (operationId: string, authorization: Authorization): Case => {
  const tried = exampleOf(operationId);
  return { ...tried, request: { ...tried.request, authorization } };
};

/** A page of the list of items. */
export const page = (...ids: string[]) => received(200, { value: { content: ids.map((id) => ({ id })) } });

/** The outcome of a case, and a line for each finding. */
export const told = ({ verdict }: CaseResult): string[] => [
  verdict.reason === undefined ? verdict.outcome : `${verdict.outcome}: ${verdict.reason}`,
  ...verdict.findings.map(({ check, where, message }) => `${check} · ${where}: ${message}`),
];
