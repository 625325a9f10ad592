import { sourceOf, type Operation } from "../../../spec/contract.ts";
import { isJson } from "../../../media-type.ts";
import { escapeToken, isObject, objectOr, textOr, tokensOf, type JsonObject } from "../../../json.ts";
import {
  PASSKEY_FAULTS,
  type CaseBody,
  type CaseRequest,
  type Step,
  type StepSource,
  type Substitution,
} from "../../case.ts";
import { testedOperation, type PlanContext } from "../../context.ts";
import { baseRequest, exampleRequest, withSource, asAccount, placeOf, withOnly } from "../../generate/requests.ts";
import { stepOf } from "../step.ts";
import { listRequest } from "../lists/listed-objects.ts";
import { extensionOf } from "../../read/schemas.ts";
import { examplesOf } from "../../generate/example-values.ts";

/** Changes of a request, by the place that they change: a pointer into the body, or `path/NAME`, `query/NAME` or `header/NAME`. */
export type RequestChanges = Readonly<Record<string, unknown>>;

/** A request with the steps that read its values before. */
export interface ChangedRequest {
  readonly reads: readonly Step[];
  readonly request: CaseRequest;
}

/** The entries of an extension that is a list of objects at an operation. */
export const entriesOf = ({ contract }: PlanContext, operation: Operation, name: string): JsonObject[] =>
  [extensionOf(contract.document, operation, name)].flat().filter(isObject);

/** The documented request that an entry changes: the example that it names, or the first one. */
export function documentedRequest(context: PlanContext, operation: Operation, { example }: JsonObject): CaseRequest {
  const named = examplesOf(context, operation).find(({ name }) => name === example);
  return named ? baseRequest(context, operation, named.value) : exampleRequest(context, operation);
}

/** The part of the request that the name stands for. */
export function placeNamed(name: string): Pick<Substitution, "place" | "pointer"> {
  const [, place, parameter = ""] = /^(path|query|header)\/(.+)$/.exec(name) ?? [];
  if (place === "path" || place === "query" || place === "header") {
    return placeOf(place, parameter);
  }
  return { place: "body", pointer: name };
}

/** The value with another one at the pointer, which may be a new member; without that member when the other one is undefined. */
function putAt(value: unknown, pointer: string, put: unknown): unknown {
  const [token, ...rest] = tokensOf(pointer);
  if (token === undefined) return put;
  const inner = rest.map((part) => `/${escapeToken(part)}`).join("");
  if (Array.isArray(value)) {
    return value.map((member, index) => (String(index) === token ? putAt(member, inner, put) : member));
  }
  const own = objectOr(value);
  const changed = putAt(own[token], inner, put);
  const others = Object.fromEntries(Object.entries(own).filter(([name]) => name !== token));
  return changed === undefined ? others : { ...others, [token]: changed };
}

function bodyWith(body: CaseBody | undefined, pointer: string, put: unknown): CaseBody | undefined {
  if (!body || "text" in body) return body;
  if ("base64" in body) return { ...body, base64: String(put) };
  // A text in place of a whole JSON body is sent as it is, in the media type that an earlier change has set.
  if (pointer === "" && typeof put === "string" && !isJson(body.mediaType))
    return { mediaType: body.mediaType, text: put };
  return { ...body, value: putAt(body.value, pointer, put) };
}

/** The request with a value at the place, or with nothing there when the value is undefined. */
function withValue(request: CaseRequest, name: string, put: unknown): CaseRequest {
  if (name.toLowerCase() === "header/content-type") {
    return request.body ? { ...request, body: { ...request.body, mediaType: String(put) } } : request;
  }
  const { place, pointer } = placeNamed(name);
  const substitutions = request.substitutions.filter(
    (it) => it.place !== place || !`${it.pointer}/`.startsWith(`${pointer}/`),
  );
  if (place === "body") return { ...request, substitutions, body: bodyWith(request.body, pointer, put) };
  return { ...withOnly(request, place, objectOr(putAt(request.parameters[place], pointer, put))), substitutions };
}

/** What an authenticator answers to the options at the pointer (`passkey`); undefined for any other change. */
function passkeySource(step: string, { pointer, passkey, device, wrong }: JsonObject): StepSource | undefined {
  if (typeof pointer !== "string" || (passkey !== "create" && passkey !== "get")) return undefined;
  const fault = PASSKEY_FAULTS.find((it) => it === wrong);
  return { step, isNeeded: true, pointer, passkey, device: textOr(device, "device"), wrong: fault };
}

/**
 * Where a change finds its value in the answer of the step: at a pointer, next to a number there, in the first row with some members, or as
 * an authenticator answers to it.
 */
export function stepSource(step: string, change: JsonObject): StepSource | undefined {
  const { pointer, plus, totp, letter, rows, field, where } = change;
  const signed = passkeySource(step, change);
  if (signed) return signed;
  if (typeof pointer === "string" && typeof totp === "number") return { step, isNeeded: true, pointer, totp };
  if (typeof pointer === "string" && typeof letter === "string")
    return { step, isNeeded: true, pointer, letter, longer: typeof plus === "number" ? plus : 0 };
  if (typeof pointer === "string" && typeof plus === "number")
    return { step, isNeeded: true, pointer, plus, isFinest: true };
  if (typeof pointer === "string") return { step, pointer, isNeeded: true };
  if (typeof rows !== "string" || typeof field !== "string") return undefined;
  return { step, isNeeded: true, rows, field, where: objectOr(where), take: "first", form: "value" };
}

/** Sends the read in the session of the changing operation, so that both see the same account, for as many rows as one page has. */
function readStep(context: PlanContext, id: string, read: Operation, operation: Operation): Step {
  const request = listRequest(context, read);
  const shared = operation.isSecured && read.isSecured ? asAccount(request, operation.account) : request;
  return stepOf(id, "relation", read, { name: read.id, request: shared, isNeeded: true });
}

/** Applies the changes to the request; undefined when one of them names an operation that is not tested, or no value. */
export function changedRequest(
  context: PlanContext,
  operation: Operation,
  id: string,
  base: CaseRequest,
  changes: RequestChanges,
): ChangedRequest | undefined {
  const reads = new Map<string, Step>();
  let request = base;
  for (const [name, told] of Object.entries(changes)) {
    const change = objectOr(told);
    if ("value" in change || change["remove"] === true) {
      request = withValue(request, name, change["value"]);
      continue;
    }
    const read =
      typeof change["operationId"] === "string" ? testedOperation(context, change["operationId"]) : undefined;
    const source = read ? stepSource(read.id, change) : sourceOf({ "x-contract": { from: change } });
    if (!source || ("operationId" in change && !read)) return undefined;
    if (read) reads.set(read.id, readStep(context, id, read, operation));
    request = withSource(withValue(request, name, ""), { ...placeNamed(name), source });
  }
  return { reads: [...reads.values()], request };
}
