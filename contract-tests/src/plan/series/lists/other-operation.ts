import type { Operation, ParameterPlace } from "../../../spec/contract.ts";
import { objectOr, type JsonObject } from "../../../json.ts";
import { pointerFrom } from "../../../relative-pointer.ts";
import type { PlanContext } from "../../context.ts";
import { exampleRequest, withSource, withParameters, asAccount, placeOf } from "../../generate/requests.ts";
import { extensionOf } from "../../read/schemas.ts";
import { asText } from "../../read/parameter-text.ts";
import type { CaseRequest, Step } from "../../case.ts";
import { stepOf } from "../step.ts";
import { listRequest } from "./listed-objects.ts";

/** A series with its id and the operation whose answer it judges. */
export interface Named {
  readonly id: string;
  readonly operation: Operation;
}

/** A public operation is compared only with public ones, because its test must work without an account. */
export const isWithinReach = (operation: Operation, other: Operation): boolean =>
  operation.isSecured || !other.isSecured;

/** A step of a comparison. All of its requests use the account of the operation that is judged. */
export const sharedStep = (
  context: PlanContext,
  { id, operation }: Named,
  name: string,
  asked: Operation,
  request?: CaseRequest,
): Step => {
  const plain = request ?? exampleRequest(context, asked);
  const isShared = plain.authorization.kind === "session";
  return stepOf(id, "relation", asked, {
    name,
    isNeeded: !name.endsWith("again"),
    request: isShared ? asAccount(plain, operation.account) : plain,
  });
};

/** A parameter of the query with a value. */
export interface ParameterValue {
  readonly name: string;
  readonly value: unknown;
}

/** The values of parameters of which each has another answer (`x-distinct`). */
export const distinctValues = ({ contract }: PlanContext, operation: Operation): ParameterValue[] =>
  Object.entries(objectOr(extensionOf(contract.document, operation, "x-distinct"))).flatMap(([name, values]) =>
    Array.isArray(values) ? values.map((value: unknown) => ({ name, value })) : [],
  );

export const titleOf = ({ name, value }: ParameterValue): string => ` for ${name} ${asText(value)}`;

export const withQuery = (request: CaseRequest, { name, value }: ParameterValue): CaseRequest =>
  withParameters(request, "query", { [name]: value });

/** Indexes of the rows that are compared when each row of a list needs its own request to the other operation. */
const SAMPLES = ["0", "1", "2", "3"];

/** Returns the pointer to the value that a request to the other operation copies from this response (`with`). */
const takenFrom = (told: unknown): string | undefined => {
  const { at } = objectOr(told);
  return typeof at === "string" ? at : undefined;
};

/** Whether each row needs its own request to the other operation, because the request contains a value of the row. */
export const isByRow = (given: JsonObject): boolean =>
  Object.values(given).some((told) => takenFrom(told) !== undefined);

/** The places to compare: one for a whole list, or some sample rows when each row needs its own request. */
export const sampledPointers = (pointer: string, isSampled: boolean): string[] =>
  isSampled ? [...new Set(SAMPLES.map((index) => pointer.replaceAll("*", index)))] : [pointer];

/** The place of a parameter in `with`: `NAME` is a query parameter, `path/NAME` is one of the path. */
const parameterNamed = (name: string): readonly [ParameterPlace, string] =>
  name.startsWith("path/") ? ["path", name.slice("path/".length)] : ["query", name];

/** Builds the request to the other operation, for as many rows as one page has. Its parameters are literal, or copied from the response of the step "here". */
export function otherRequest(context: PlanContext, other: Operation, given: JsonObject, pointer: string): CaseRequest {
  const plain = listRequest(context, other);
  return Object.entries(given).reduce<CaseRequest>((request, [name, told]) => {
    const [place, parameter] = parameterNamed(name);
    const at = takenFrom(told);
    if (at === undefined) return withParameters(request, place, { [parameter]: told });
    const source = { step: "here", pointer: pointerFrom(pointer, at), isNeeded: true } as const;
    return withSource(request, { ...placeOf(place, parameter), source });
  }, plain);
}
