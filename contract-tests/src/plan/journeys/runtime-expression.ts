import { valueAt, mapLeaves } from "../../json.ts";
import type { Received } from "../../judge/answer.ts";
import type { CaseRequest } from "../case.ts";

/** What the runtime expressions of a step can refer to. */
export interface ExpressionContext {
  /** Outputs of earlier steps, by step and name. */
  readonly outputs: ReadonlyMap<string, Readonly<Record<string, unknown>>>;
  /** The request of this step; undefined while it is being built. */
  readonly request?: CaseRequest;
  /** The response to this step; undefined while its request is being built. */
  readonly received: Received | undefined;
}

const STEP_OUTPUT = /^\$steps\.([\w-]+)\.outputs\.([\w-]+)(?:#(\/.*))?$/;
const BODY = /^\$response\.body(?:#(\/.*)?)?$/;
const REQUEST_BODY = /^\$request\.body(?:#(\/.*)?)?$/;
const REQUEST_PARAMETER = /^\$request\.(path|query|header)\.(.+)$/;
const HEADER = /^\$response\.header\.(.+)$/;
const EMBEDDED = /\{(\$[^}]+)\}/g;
const ANY_STEP_OUTPUT = /\$steps\.([\w-]+)\.outputs\.([\w-]+)/g;

function ofRequest(expression: string, { parameters, body }: CaseRequest): unknown {
  const inBody = REQUEST_BODY.exec(expression);
  if (inBody) return valueAt(body && "value" in body ? body.value : undefined, inBody[1] ?? "");
  const [, place, name = ""] = REQUEST_PARAMETER.exec(expression) ?? [];
  return place === "path" || place === "query" || place === "header" ? parameters[place][name] : undefined;
}

function ofAnswer(expression: string, { status, json, headers }: Received): unknown {
  if (expression === "$statusCode") return status;
  const inBody = BODY.exec(expression);
  if (inBody) return valueAt(json, inBody[1] ?? "");
  const name = HEADER.exec(expression)?.[1];
  return name === undefined ? undefined : headers.get(name.toLowerCase());
}

/** Evaluates an Arazzo runtime expression; undefined when it has no value. */
export function evaluate(expression: string, { outputs, request, received }: ExpressionContext): unknown {
  const [, step = "", name = "", inside] = STEP_OUTPUT.exec(expression) ?? [];
  if (step !== "") return valueAt(outputs.get(step)?.[name], inside ?? "");
  if (expression.startsWith("$request.")) return request && ofRequest(expression, request);
  return received && ofAnswer(expression, received);
}

const asText = (value: unknown): string => (typeof value === "string" ? value : JSON.stringify(value ?? null));

/** Replaces every runtime expression in a value, whether it is the whole string or in braces within it. */
export const fillIn = (value: unknown, scene: ExpressionContext): unknown =>
  mapLeaves(value, (leaf) => {
    if (typeof leaf !== "string") return leaf;
    if (leaf.startsWith("$")) return evaluate(leaf, scene);
    return leaf.replaceAll(EMBEDDED, (_, expression: string) => asText(evaluate(expression, scene)));
  });

/** Every step output that a part of an Arazzo document refers to. */
export const referencesIn = (part: unknown): { step: string; output: string }[] =>
  [...JSON.stringify(part).matchAll(ANY_STEP_OUTPUT)].map(([, step = "", output = ""]) => ({ step, output }));
