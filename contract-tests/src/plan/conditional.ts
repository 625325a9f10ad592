import type { DocumentedAnswer, Operation } from "../contract.ts";
import { baseRequest, exampleBody, type PlanContext } from "./base.ts";
import type { Claim } from "./claim.ts";
import type { CaseRequest, Expectation, Series, Step, Substitution } from "./case.ts";
import { LANGUAGE } from "./languages.ts";
import { movingMembers } from "./marked.ts";

const OK = "200";
const NOT_MODIFIED = "304";
const IF_NONE_MATCH = "if-none-match";
const OTHER_LANGUAGE = "en";
const OTHER = "in another language";
const UNKNOWN_TAG = 'W/"unknown-to-the-server"';
const LAWFUL: Expectation = { outcome: "lawful" };
const ACCEPTED: Expectation = { outcome: "accepted", needsState: false };

const answerOf = ({ answers }: Operation, name: string): DocumentedAnswer | undefined =>
  answers.find(({ status }) => status === name);

/** Whether the spec lets the operation be asked by entity tag. */
const isTagged = (operation: Operation): boolean =>
  ["GET", "HEAD"].includes(operation.method) &&
  answerOf(operation, NOT_MODIFIED) !== undefined &&
  (answerOf(operation, OK)?.headers.some(({ name }) => name === "etag") ?? false);

const headerNamed = ({ parameters }: Operation, wanted: string): string =>
  parameters.find(({ place, name }) => place === "header" && name.toLowerCase() === wanted)?.name ?? wanted;

function withHeader(request: CaseRequest, name: string, value: string): CaseRequest {
  const { parameters, substitutions } = request;
  return {
    ...request,
    parameters: { ...parameters, header: { ...parameters.header, [name]: value } },
    substitutions: substitutions.filter(({ place, pointer }) => place !== "header" || pointer !== `/${name}`),
  };
}

function withTagOf(request: CaseRequest, name: string, step: string): CaseRequest {
  const tag: Substitution = { place: "header", pointer: `/${name}`, source: { step, header: "etag" } };
  const plain = withHeader(request, name, UNKNOWN_TAG);
  return { ...plain, substitutions: [...plain.substitutions, tag] };
}

/**
 * A list that carries an entity tag keeps what HTTP promises of one: the same tag for the same content, 304 without a body for who has
 * it, the whole answer for who has another; and caches are told by which headers answers differ.
 */
export function conditionalSeries(context: PlanContext, operation: Operation): Series[] {
  if (!isTagged(operation)) return [];
  const id = `${operation.id} › conditional`;
  const base = baseRequest(context, operation, exampleBody(context, operation));
  const ifNoneMatch = headerNamed(operation, IF_NONE_MATCH);
  const hasLanguages = operation.parameters.some(({ name }) => name.toLowerCase() === LANGUAGE);
  const of = (name: string, request: CaseRequest, expectation = LAWFUL, isNeeded = false): Step => ({
    id: `${id} › ${name}`,
    name,
    operationId: operation.id,
    kind: "conditional",
    stage: "open",
    bonds: [],
    isNeeded,
    request,
    expectation,
  });
  const plain = withoutTag(base, ifNoneMatch);
  const inOther = withHeader(plain, headerNamed(operation, LANGUAGE), OTHER_LANGUAGE);
  const moving = movingMembers(context.contract, operation);
  const claims: Claim[] = [
    { kind: "same-tag", first: "first", again: "again", moving },
    { kind: "not-modified", first: "again", again: "by its tag" },
    { kind: "varies", first: "first", again: OTHER, header: LANGUAGE },
    { kind: "same-tag", first: "again", again: OTHER, moving },
    { kind: "own-tag", first: "again", other: OTHER, asked: "in another by its tag", moving },
  ];
  return [
    {
      id,
      groups: [
        [of("first", plain, ACCEPTED, true)],
        [of("again", plain)],
        [of("by its tag", withTagOf(plain, ifNoneMatch, "again"))],
        [of("by another tag", withHeader(plain, ifNoneMatch, UNKNOWN_TAG), WHOLE)],
        ...(hasLanguages
          ? [[of(OTHER, inOther)], [of("in another by its tag", withTagOf(inOther, ifNoneMatch, "again"))]]
          : []),
      ],
      claims,
    },
  ];
}

/** Who has another version gets the whole: a 304 would leave him with what is old. */
const WHOLE: Expectation = { outcome: "whole" };

function withoutTag(request: CaseRequest, name: string): CaseRequest {
  const { [name]: _, ...header } = request.parameters.header;
  const substitutions = request.substitutions.filter(
    ({ place, pointer }) => place !== "header" || pointer !== `/${name}`,
  );
  return { ...request, parameters: { ...request.parameters, header }, substitutions };
}

/** Where the spec has HEAD beside GET, both have the same headers. */
export function headSeries(context: PlanContext, operation: Operation): Series[] {
  if (operation.method !== "HEAD") return [];
  const get = context.contract.operations.find(({ path, method }) => path === operation.path && method === "GET");
  if (!get) return [];
  const id = `${operation.id} › as GET`;
  const of = (name: string, asked: Operation): Step => ({
    id: `${id} › ${name}`,
    name,
    operationId: asked.id,
    kind: "conditional",
    stage: "open",
    bonds: [],
    isNeeded: name === "GET",
    request: baseRequest(context, asked, exampleBody(context, asked)),
    expectation: LAWFUL,
  });
  const claims: Claim[] = [{ kind: "same-headers", first: "GET", again: "HEAD", names: ["content-type", "etag"] }];
  return [{ id, groups: [[of("GET", get)], [of("HEAD", operation)]], claims }];
}
