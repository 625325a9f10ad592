import type { Contract, Operation, DocumentedAnswer } from "../../../spec/contract.ts";
import { objectOr, valueAt, isObject } from "../../../json.ts";
import type { CaseRequest, Case } from "../../../plan/case.ts";
import type { Received } from "../../answer.ts";
import { documentedAnswer } from "../conformance.ts";
import { type Finding, findingAt } from "../../finding.ts";
import { TOO_MANY_REQUESTS, UNAUTHENTICATED, FIRST_REFUSAL, FIRST_SERVER_ERROR } from "../../../status-codes.ts";
import { readDisposition } from "../../formats/content-disposition.ts";
import { isSameValue } from "../../values/comparison.ts";
import { valueSent } from "../../../plan/generate/requests.ts";

/** Headers that HTTP requires on a refusal (RFC 9110, 15.5.2; RFC 6585, 4). */
const NEEDED: ReadonlyMap<number, readonly [name: string, message: string]> = new Map([
  [UNAUTHENTICATED, ["www-authenticate", "is missing: a 401 must say how to authenticate (RFC 9110, 15.5.2)"]],
  [TOO_MANY_REQUESTS, ["retry-after", "is missing: a 429 should say how long to wait (RFC 6585, 4)"]],
]);

const inferred = (operation: Operation, received: Received, name: string, message: string): Finding => {
  const grounds = { specPointer: `${operation.pointer}/responses`, doubt: "inferred" } as const;
  return findingAt(operation, "header", received, `header ${name}`, message, grounds);
};

const headerNamed = (operation: Operation, status: number, name: string) =>
  documentedAnswer(operation, status)?.headers.find((header) => header.name === name);

function missingHeader(operation: Operation, received: Received): Finding[] {
  const { status, headers } = received;
  const [name, message] = NEEDED.get(status) ?? [];
  if (name === undefined || message === undefined || headers.has(name)) return [];
  // For a required header, another check already reports that it is missing.
  const isReported = headerNamed(operation, status, name)?.required === true;
  return isReported ? [] : [inferred(operation, received, name, message)];
}

/** The seconds of a limit in the format of draft-ietf-httpapi-ratelimit-headers, such as `"tries";r=0;t=300`. */
const secondsOfLimit = (limit: string): number | undefined => {
  const [, seconds] = /;\s*t=(\d+)/.exec(limit) ?? [];
  return seconds === undefined ? undefined : Number(seconds);
};
const MOST_SECONDS_APART = 1;

/** Both headers say how long to wait, so they must agree. */
function limitFindings(operation: Operation, received: Received): Finding[] {
  const { status, headers } = received;
  const limit = headers.get("ratelimit");
  const seconds = secondsOfLimit(limit ?? "");
  const wait = Number(headers.get("retry-after") ?? "");
  if (status !== TOO_MANY_REQUESTS || seconds === undefined || !headers.has("retry-after")) return [];
  if (!(Math.abs(seconds - wait) > MOST_SECONDS_APART)) return [];
  const message = `must say how long to wait as retry-after does, ${wait} seconds, but is ${limit}`;
  return [inferred(operation, received, "ratelimit", message)];
}

/** Whether the spec uses cookies as credentials or parameters. */
const knowsCookies = ({ document }: Contract, { parameters }: Operation): boolean =>
  parameters.some(({ place }) => place === "cookie") ||
  Object.values(objectOr(valueAt(document, "/components/securitySchemes"))).some(
    (scheme) => objectOr(scheme)["in"] === "cookie",
  );

function cookieFindings(contract: Contract, operation: Operation, received: Received): Finding[] {
  const isDocumented = headerNamed(operation, received.status, "set-cookie") !== undefined;
  if (!received.headers.has("set-cookie") || isDocumented || knowsCookies(contract, operation)) return [];
  return [inferred(operation, received, "set-cookie", "must not be sent: the spec documents no cookie")];
}

/** With cookies, any site could send requests for a logged-in member (Fetch, 3.2). */
function originFindings(operation: Operation, { parameters }: CaseRequest, received: Received): Finding[] {
  const { headers } = received;
  const allowed = headers.get("access-control-allow-origin");
  const hasCredentials = headers.get("access-control-allow-credentials")?.toLowerCase() === "true";
  const isForeign = allowed !== undefined && (allowed === "*" || allowed === parameters.header["Origin"]);
  if (!hasCredentials || !isForeign) return [];
  const message = `must not be true when every origin is allowed: access-control-allow-origin is ${allowed}`;
  const place = "header access-control-allow-credentials";
  return [findingAt(operation, "cross-origin", received, place, message, { doubt: "inferred" })];
}

const ID_OF_CALL = /^(?:request|trace|correlation)_?id$/i;
const plainName = (name: string): string => name.replace(/^x-/i, "").replaceAll(/[_-]/g, "").toLowerCase();

/** A member such as `requestId` and a header such as `X-Request-Id` name the same call. */
function callFindings(operation: Operation, received: Received): Finding[] {
  return Object.entries(objectOr(received.json)).flatMap(([member, value]): Finding[] => {
    const [name, told] = [...received.headers].find(([header]) => plainName(header) === plainName(member)) ?? [];
    if (!ID_OF_CALL.test(member) || typeof value !== "string" || name === undefined || told === value) return [];
    return [inferred(operation, received, name, `must be ${value}, as in the member ${member}, but is ${told}`)];
  });
}

/** A client that has more calls left than there are in a window would wait too late. */
function remainingFindings(operation: Operation, received: Received): Finding[] {
  const { headers } = received;
  const [most, left] = ["limit", "remaining"].map((part) => {
    const text = headers.get(`ratelimit-${part}`) ?? headers.get(`x-ratelimit-${part}`) ?? "";
    return /^\d+$/.test(text) ? Number(text) : undefined;
  });
  if (most === undefined || left === undefined || left <= most) return [];
  const message = `must not be more than the limit of ${most}, but is ${left}`;
  return [inferred(operation, received, "ratelimit-remaining", message)];
}

/** Checks headers that a response should have, although few specs document them. */
export const expectedHeaderFindings = (
  contract: Contract,
  operation: Operation,
  request: CaseRequest,
  received: Received,
): Finding[] => [
  ...missingHeader(operation, received),
  ...limitFindings(operation, received),
  ...callFindings(operation, received),
  ...remainingFindings(operation, received),
  ...cookieFindings(contract, operation, received),
  ...originFindings(operation, request, received),
];

/** A response to a logged-in client that shared caches may store and give to others (RFC 9111, 3.5). */
const SHARED = /(?:^|,)\s*(?:public|s-maxage\s*=)/i;

/** Compares the error code of a refusal with the documented ones. A server error is left out, because another check reports it. */
function codeFindings(operation: Operation, documented: DocumentedAnswer, received: Received): Finding[] {
  const code = valueAt(received.json, "/code");
  if (
    received.status < FIRST_REFUSAL ||
    received.status >= FIRST_SERVER_ERROR ||
    documented.errorCodes.length === 0 ||
    typeof code !== "string"
  )
    return [];
  if (documented.errorCodes.includes(code)) return [];
  const message = `must be one of ${documented.errorCodes.join(", ")} with this status, but is ${code}`;
  const specPointer = `${documented.pointer}/x-error-codes`;
  return [findingAt(operation, "error-code", received, "/code", message, { specPointer })];
}

function privacyFindings(operation: Operation, received: Received): Finding[] {
  const control = received.headers.get("cache-control") ?? "";
  if (!operation.isSecured || !SHARED.test(control)) return [];
  const message = `must not let shared caches store an answer for a session, but is ${control}`;
  const specPointer = `${operation.pointer}/security`;
  return [findingAt(operation, "caching", received, "header cache-control", message, { specPointer })];
}

function markFindings(operation: Operation, received: Received): Finding[] {
  if (!received.hasByteOrderMark || !/json/i.test(received.headers.get("content-type") ?? "")) return [];
  const message = "the body begins with a byte order mark, which JSON must not have (RFC 8259, 8.1)";
  return [findingAt(operation, "not-json", received, undefined, message)];
}

function deadlineFindings(operation: Operation, received: Received): Finding[] {
  const { tookMs } = received;
  const { deadlineMs } = operation.marks;
  if (typeof deadlineMs !== "number" || tookMs === undefined || tookMs <= deadlineMs) return [];
  const specPointer = `${operation.pointer}/x-contract`;
  return [findingAt(operation, "deadline", received, undefined, `took longer than ${deadlineMs} ms`, { specPointer })];
}

/** Checks that values of the request come back in the response (`x-contract.echoes`: response pointers by body pointers). */
function echoFindings(operation: Operation, { request }: Case, received: Received): Finding[] {
  const sent = valueSent(request);
  if (sent === undefined || !operation.profile.isAccepted(received)) return [];
  return Object.entries(objectOr(operation.marks["echoes"])).flatMap(([pointer, from]): Finding[] => {
    const wanted = typeof from === "string" ? valueAt(sent, from) : undefined;
    const told = valueAt(received.json, pointer);
    if (wanted === undefined || told === undefined || isSameValue(told, wanted)) return [];
    const specPointer = `${operation.pointer}/x-contract`;
    const message = `must be ${JSON.stringify(wanted)}, as in the request, but is ${JSON.stringify(told)}`;
    return [findingAt(operation, "effect", received, pointer, message, { specPointer })];
  });
}

/** Clients cannot read the name of a file in a header that is not well formed, such as one with a space outside of quotes. */
function dispositionFindings(operation: Operation, received: Received): Finding[] {
  const header = received.headers.get("content-disposition");
  if (header === undefined || readDisposition(header).isWellFormed) return [];
  const message = `must be well formed (RFC 6266, 4.1), but is ${header}`;
  return [findingAt(operation, "header", received, "header content-disposition", message)];
}

/** Checks promises of the spec besides the schema: error codes by status, privacy, the deadline. */
export function headerFindings(
  operation: Operation,
  documented: DocumentedAnswer | undefined,
  received: Received,
  tried: Case,
): Finding[] {
  return [
    ...(documented && isObject(received.json) ? codeFindings(operation, documented, received) : []),
    ...privacyFindings(operation, received),
    ...markFindings(operation, received),
    ...dispositionFindings(operation, received),
    ...echoFindings(operation, tried, received),
    ...deadlineFindings(operation, received),
  ];
}
