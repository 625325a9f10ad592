import type { DocumentedAnswer, Operation, Parameter } from "../../spec/contract.ts";
import type { JsonObject } from "../../json.ts";
import { exampleRequest, withSource, withParameters, withOnly, placeOf } from "../generate/requests.ts";
import type { PlanContext } from "../context.ts";
import type { Claim } from "../claim.ts";
import type { CaseRequest, Expectation, Series, Step } from "../case.ts";
import { SeriesSteps, stepOf, seriesOf } from "./step.ts";
import { LANGUAGE } from "../read/documented-languages.ts";
import { changingMembers } from "../read/schemas.ts";
import { plainValue } from "../generate/plain-values.ts";

const OK = "200";
const NOT_MODIFIED = "304";
const IF_NONE_MATCH = "if-none-match";
const OTHER_LANGUAGE = "en";
const OTHER = "in another language";
const AMONG_OTHERS = "by its tag among others";
const ANY_TAG = "by any tag";
const OTHER_TAG = "by another tag";
const UNKNOWN_TAG = 'W/"unknown-to-the-server"';
const LAWFUL: Expectation = { outcome: "lawful" };
const ACCEPTED: Expectation = { outcome: "accepted", needsState: false };

const answerOf = ({ answers }: Operation, name: string): DocumentedAnswer | undefined =>
  answers.find(({ status }) => status === name);

/** Whether the spec documents conditional requests by entity tag. */
export const isTagged = (operation: Operation): boolean =>
  ["GET", "HEAD"].includes(operation.method) &&
  answerOf(operation, NOT_MODIFIED) !== undefined &&
  (answerOf(operation, OK)?.headers.some(({ name }) => name === "etag") ?? false);

const headerNamed = ({ parameters }: Operation, wanted: string): string =>
  parameters.find(({ place, name }) => place === "header" && name.toLowerCase() === wanted)?.name ?? wanted;

function withHeader(request: CaseRequest, name: string, value: string): CaseRequest {
  return withParameters(withoutTag(request, name), "header", { [name]: value });
}

function withTagOf(request: CaseRequest, name: string, step: string, prefix = ""): CaseRequest {
  const named = { ...placeOf("header", name), source: { step, header: "etag" } };
  return withSource(withHeader(request, name, UNKNOWN_TAG), { ...named, ...(prefix !== "" && { prefix }) });
}

/**
 * Checks a list with an entity tag by HTTP's rules: the same tag for the same content, a 304 without a body for the current tag, alone, in
 * a list or as `*` (RFC 9110, 13.1.2), the full response for another tag, and `Vary` for the headers that change the response.
 */
export function conditionalSeries(context: PlanContext, operation: Operation): Series[] {
  if (!isTagged(operation)) return [];
  const id = `${operation.id} › conditional`;
  const base = exampleRequest(context, operation);
  const ifNoneMatch = headerNamed(operation, IF_NONE_MATCH);
  const hasLanguages = operation.parameters.some(({ name }) => name.toLowerCase() === LANGUAGE);
  const of = (name: string, request: CaseRequest, expectation = LAWFUL, isNeeded = false): Step =>
    stepOf(id, "conditional", operation, { name, request, expectation, isNeeded });
  const plain = withoutTag(base, ifNoneMatch);
  const inOther = withHeader(plain, headerNamed(operation, LANGUAGE), OTHER_LANGUAGE);
  const moving = changingMembers(context.contract, operation);
  const claims: Claim[] = [
    { kind: "same-tag", first: "first", again: "again", moving },
    { kind: "not-modified", first: "again", again: "by its tag" },
    { kind: "not-modified", first: "again", again: AMONG_OTHERS },
    { kind: "not-modified", first: "again", again: ANY_TAG, still: OTHER_TAG },
    // A 304 repeats what its 200 tells caches (RFC 9110, 15.4.5).
    { kind: "same-headers", first: "again", again: "by its tag", names: ["cache-control", "vary"] },
    { kind: "varies", first: "first", again: OTHER, header: LANGUAGE },
    { kind: "same-tag", first: "again", again: OTHER, moving },
    { kind: "own-tag", first: "again", other: OTHER, asked: "in another by its tag", moving },
  ];
  const steps = [
    of("first", plain, ACCEPTED, true),
    of("again", plain),
    of("by its tag", withTagOf(plain, ifNoneMatch, "again")),
    of(AMONG_OTHERS, withTagOf(plain, ifNoneMatch, "again", `${UNKNOWN_TAG}, `)),
    of(ANY_TAG, withHeader(plain, ifNoneMatch, "*")),
    of(OTHER_TAG, withHeader(plain, ifNoneMatch, UNKNOWN_TAG), WHOLE),
    ...(hasLanguages
      ? [of(OTHER, inOther), of("in another by its tag", withTagOf(inOther, ifNoneMatch, "again"))]
      : []),
  ];
  return seriesOf(id, steps, claims);
}

/** A client with another version must get the full response; a 304 would leave it with outdated data. */
const WHOLE: Expectation = { outcome: "whole" };

function withoutTag(request: CaseRequest, name: string): CaseRequest {
  const { [name]: _, ...header } = request.parameters.header;
  const substitutions = request.substitutions.filter(
    ({ place, pointer }) => place !== "header" || pointer !== `/${name}`,
  );
  return { ...withOnly(request, "header", header), substitutions };
}

/** A parameter of the query with a plain value, if there is one. */
function queryWith({ contract: { document } }: PlanContext, { name, schema }: Parameter): JsonObject[] {
  const value = plainValue(document, schema, name);
  return value === undefined ? [] : [{ [name]: value }];
}

/** Headers of any answer that say something about the content. */
const ABOUT_CONTENT = ["last-modified", "link", "content-language", "content-length", "x-total-count"];

const headersOf = (operation: Operation): string[] => answerOf(operation, OK)?.headers.map(({ name }) => name) ?? [];

/**
 * Headers that an answer to HEAD has like that to GET (RFC 9110, 9.3.2): what HEAD itself documents, and what both have. The server may leave out
 * others.
 */
export function headClaim(
  head: Operation,
  get: Operation,
  steps: { first: string; again: string; still: string },
): Claim {
  const own = head === get ? [] : headersOf(head);
  const names = [...new Set(["content-type", "etag", ...own])];
  const shared = [...new Set([...ABOUT_CONTENT, ...headersOf(get)])].filter((name) => !names.includes(name));
  return { kind: "same-headers", ...steps, names, shared };
}

/** Where the spec has HEAD beside GET, both must return the same headers, whatever the query asks for. */
export function headSeries(context: PlanContext, operation: Operation): Series[] {
  if (operation.method !== "HEAD") return [];
  const get = context.contract.operations.find(({ path, method }) => path === operation.path && method === "GET");
  if (!get) return [];
  const steps = new SeriesSteps(`${operation.id} › as GET`, context, "conditional", "lawful");
  const queries = [
    {},
    ...operation.parameters.filter(({ place }) => place === "query").flatMap((it) => queryWith(context, it)),
  ];
  for (const query of queries) {
    const label = Object.keys(query)
      .map((name) => ` with ${name}`)
      .join("");
    const add = (name: string, asked: Operation): string => {
      steps.add(name + label, asked, withParameters(exampleRequest(context, asked), "query", query));
      return name + label;
    };
    const names = { first: add("GET", get), again: add("HEAD", operation), still: add("GET again", get) };
    steps.claims.push(headClaim(operation, get, names));
  }
  return steps.series;
}
