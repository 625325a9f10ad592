import { isObject, valueAt } from "../json.ts";
import type { Received } from "../judge/answer.ts";
import type { CaseRequest } from "./case.ts";

/** What runtime expressions of a step may speak of. */
export interface Scene {
  /** Outputs of the steps before, by step and name. */
  readonly outputs: ReadonlyMap<string, Readonly<Record<string, unknown>>>;
  /** The request of this step; undefined while it is written. */
  readonly request?: CaseRequest;
  /** The answer to this step; undefined while its request is written. */
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

/** The value of a runtime expression of Arazzo; undefined when there is none. */
export function evaluate(expression: string, { outputs, request, received }: Scene): unknown {
  const [, step = "", name = "", inside] = STEP_OUTPUT.exec(expression) ?? [];
  if (step !== "") return valueAt(outputs.get(step)?.[name], inside ?? "");
  if (expression.startsWith("$request.")) return request && ofRequest(expression, request);
  return received && ofAnswer(expression, received);
}

const asText = (value: unknown): string => (typeof value === "string" ? value : JSON.stringify(value ?? null));

/** A value in which every runtime expression, whole or in braces inside a text, has been replaced. */
export function fillIn(value: unknown, scene: Scene): unknown {
  if (typeof value === "string") {
    if (value.startsWith("$")) return evaluate(value, scene);
    return value.replaceAll(EMBEDDED, (_, expression: string) => asText(evaluate(expression, scene)));
  }
  if (Array.isArray(value)) return value.map((member) => fillIn(member, scene));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, fillIn(member, scene)]));
}

/** Every output of a step that a part of an Arazzo document speaks of. */
export const referencesIn = (part: unknown): { step: string; output: string }[] =>
  [...JSON.stringify(part).matchAll(ANY_STEP_OUTPUT)].map(([, step = "", output = ""]) => ({ step, output }));
