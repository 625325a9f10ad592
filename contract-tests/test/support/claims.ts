import { expect, it } from "vitest";
import { claimFindings } from "../../src/judge/claims/claim-findings.ts";
import type { AnsweredStep } from "../../src/judge/claims/answered-step.ts";
import type { Claim } from "../../src/plan/claim.ts";
import { fixtureContext, operationOf } from "./context.ts";

const operation = operationOf(fixtureContext(), "listItems");
const NO_PARAMETERS = { path: {}, query: {}, header: {}, cookie: {} };

/** The request and the response of one step of a series. */
export interface Said {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly json?: unknown;
  readonly text?: string;
  readonly sent?: unknown;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly path?: Readonly<Record<string, unknown>>;
  /** When the response was complete, by the run's clock. */
  readonly at?: number;
}

function step(
  name: string,
  { status = 200, headers = {}, json, text, sent, query = {}, path = {}, at }: Said,
): AnsweredStep {
  const body = sent === undefined ? undefined : { mediaType: "application/json", value: sent, isEncrypted: false };
  return {
    name,
    operation,
    request: {
      parameters: { ...NO_PARAMETERS, query, path },
      body,
      authorization: { kind: "none" },
      substitutions: [],
    },
    answer: {
      status,
      headers: new Map(Object.entries(headers)),
      text: text ?? JSON.stringify(json) ?? "",
      json,
      ...(at !== undefined && { at }),
    },
  };
}

type Row = readonly [name: string, claim: Claim, steps: Readonly<Record<string, Said>>, found: readonly string[]];

const judged = (claim: Claim, steps: Readonly<Record<string, Said>>) =>
  claimFindings(
    [claim],
    Object.entries(steps).map(([name, said]) => step(name, said)),
  );

/** The reasons to doubt the findings of a claim; undefined for a finding without a doubt. */
export const doubtsOf = (claim: Claim, steps: Readonly<Record<string, Said>>) =>
  judged(claim, steps).map(({ finding }) => finding.doubt);

const foundBy = (claim: Claim, steps: Readonly<Record<string, Said>>): string[] =>
  judged(claim, steps).map(
    ({ step: place, finding }) =>
      `${place} · ${finding.severity} ${finding.check} ${finding.where}: ${finding.message}`,
  );

/** Creates a test for each row: judges its responses and expects its findings. */
export const check = (rows: readonly Row[]) =>
  it.for<Row>(rows.map((row): Row => row))("%s", ([, claim, steps, found]) => {
    expect(foundBy(claim, steps)).toEqual(found);
  });

/** An answer with a list. */
export const list = (...value: unknown[]): Said => ({ json: { value } });
