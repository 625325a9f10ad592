import type { Answer } from "../../judge/answer.ts";
import type { Case } from "../../plan/case.ts";
import type { CaseResult } from "../../run/case-result.ts";
import type { WireRequest } from "../../run/http/send.ts";
import { toCurl, variablesIn } from "../formats/curl.ts";
import { maskByLooks, type SecretMask } from "./mask.ts";
import type { ShownExchange, ResponseReport, ShortestInput } from "../model.ts";
import type { Finding } from "../../judge/finding.ts";

/** Longest part of a body that a report shows. */
const BODY_LENGTH = 10_000;
/**
 * Longer than any secret in any form. The body is masked with this many more characters than are shown, so that no secret is cut in half.
 */
const SLACK = 16_000;
const COMPACT_JWE = /^[\w-]+(?:\.[\w-]*){4}$/;
const ENCRYPTED_BODY = "***encrypted-body***";

/** The beginning of a masked text, and the number of characters cut. */
export function excerptOf(text: string, mask: SecretMask, length: number): { text: string; cut: number } {
  const isCut = text.length > length;
  const masked = maskByLooks(mask(isCut ? text.slice(0, length + SLACK) : text));
  if (!isCut) return { text: masked, cut: 0 };
  const isTailUnsure = text.length > length + SLACK;
  const shown = masked.slice(0, isTailUnsure ? Math.max(0, Math.min(length, masked.length - SLACK)) : length);
  return { text: shown, cut: text.length - length };
}

const hideCookieValues = (value: string): string =>
  value.replaceAll(/(^|[,;]\s*)([\w!#$%&'*+\-.^`|~]+)=[^;,]*/g, "$1$2=***cookie***");
const COOKIE_ATTRIBUTES = /=\*\*\*cookie\*\*\*(?=;|$)/;

/** "session=***cookie***; Path=/; HttpOnly": masks the value and keeps the attributes. */
function hideSetCookie(value: string): string {
  const [pair = "", ...attributes] = value.split(";");
  const hidden = hideCookieValues(pair);
  return [COOKIE_ATTRIBUTES.test(hidden) ? hidden : "***cookie***", ...attributes].join(";");
}

function hideAuthorization(value: string): string {
  if (value.includes("***")) return value;
  const [scheme = "", ...rest] = value.split(" ");
  return rest.length === 0 ? "***token***" : `${scheme} ***token***`;
}

/** Headers by name whose value is always secret, whatever set it. */
const HIDDEN_HEADERS: Readonly<Record<string, (value: string) => string>> = {
  authorization: hideAuthorization,
  "proxy-authorization": hideAuthorization,
  cookie: hideCookieValues,
  "set-cookie": hideSetCookie,
  "x-api-key": () => "***api-key***",
  "x-auth-token": () => "***token***",
};

/** Masks headers; values that the plan itself made up in place of a secret are shown. */
function maskHeaders(
  headers: Iterable<readonly [string, string]>,
  mask: SecretMask,
  isMadeUp: (name: string) => boolean = () => false,
): Record<string, string> {
  return Object.fromEntries(
    [...headers].map(([name, value]) => {
      const masked = mask(value);
      const hide = isMadeUp(name) ? undefined : HIDDEN_HEADERS[name.toLowerCase()];
      return [name, hide ? hide(masked) : masked];
    }),
  );
}

/** Masks a request. */
export function maskWire(wire: WireRequest, { request }: Case, mask: SecretMask): WireRequest {
  const { authorization } = request;
  const madeUp = authorization.kind === "literal" ? (authorization.name ?? "authorization").toLowerCase() : undefined;
  const isMadeUp = (name: string) => name.toLowerCase() === madeUp;
  const body = typeof wire.body === "string" ? mask(wire.body) : wire.body;
  const isEncrypted = typeof wire.body === "string" && COMPACT_JWE.test(wire.body);
  return {
    method: wire.method,
    url: mask(wire.url),
    headers: maskHeaders(Object.entries(wire.headers), mask, isMadeUp),
    body: isEncrypted ? ENCRYPTED_BODY : body,
  };
}

function responseReport(answer: Answer | undefined, mask: SecretMask): ResponseReport {
  if (!answer) return { failure: "nothing was sent" };
  if ("failure" in answer) return { failure: mask.cut(answer.failure) };
  const { text, cut } = excerptOf(answer.text, mask, BODY_LENGTH);
  return { status: answer.status, headers: maskHeaders(answer.headers, mask), body: text, cut };
}

/** The expectation of a case in words. */
function expectationWords({ expectation }: Case): string {
  switch (expectation.outcome) {
    case "accepted":
      return expectation.needsState ? "a success, or a documented refusal" : "a success";
    case "refused":
      return `a documented refusal (4xx): ${expectation.reason}`;
    case "any":
      return "any response; the report says what it is compared with";
    case "closed":
      return `403 or 404: ${expectation.reason}`;
    case "denied":
      return `401 or 403: ${expectation.reason}`;
    case "forbidden":
      return `403: ${expectation.reason}`;
    case "no-method":
      return "405 with Allow, or 404: the address does not support the method";
    case "whole":
      return "the whole answer, not 304";
    case "answered":
    case "lawful":
      return "any documented answer";
  }
}

const MAX_REQUEST_BODY = 10_000;

function bodyText(body: WireRequest["body"]): string | null {
  if (body === undefined) return null;
  const text = typeof body === "string" ? body : Buffer.from(body).toString("base64");
  const rest = text.length - MAX_REQUEST_BODY;
  return rest > 0 ? `${text.slice(0, MAX_REQUEST_BODY)} … (${rest} more characters)` : text;
}

/** A case in full detail; null when nothing was sent. */
export function shownExchangeOf({ tried, wire, answer }: CaseResult, mask: SecretMask): ShownExchange | null {
  if (!wire) return null;
  const masked = maskWire(wire, tried, mask);
  const curl = toCurl(masked);
  return {
    caseId: mask(tried.id),
    kind: tried.kind,
    expectation: mask(expectationWords(tried)),
    request: { method: masked.method, url: masked.url, headers: masked.headers, body: bodyText(masked.body) },
    response: responseReport(answer, mask),
    curl,
    variables: variablesIn(curl),
  };
}

const VALUE_LENGTH = 2000;

/** The smallest failing value of the case. It belongs to the case's first error only. */
export function shortestOf(result: CaseResult, { check, where }: Finding, mask: SecretMask): ShortestInput | null {
  const { shrunk, tried, verdict } = result;
  const first = verdict.findings.find(({ severity }) => severity === "error");
  if (!shrunk || first?.check !== check || first.where !== where) return null;
  const { text } = excerptOf(JSON.stringify(shrunk.value) ?? "", mask, VALUE_LENGTH);
  const curl = shrunk.wire ? toCurl(maskWire(shrunk.wire, tried, mask)) : null;
  return { place: shrunk.place, name: shrunk.name, value: text, curl };
}
