import { essenceOf, isJson, matchMediaType } from "../../media-type.ts";
import { readingsOf } from "../../plan/read/parameter-text.ts";
import type { DocumentedAnswer, Operation } from "../../spec/contract.ts";
import type { Validate } from "../../spec/validator.ts";
import type { Received } from "../answer.ts";
import { type Finding, findingAt } from "../finding.ts";
import { FIRST_SERVER_ERROR } from "../../status-codes.ts";

const UNDOCUMENTED_KEYWORDS = ["unevaluatedProperties", "additionalProperties"];
/** Statuses for which HTTP forbids a body in the response, whatever the spec documents. */
const STATUSES_WITHOUT_BODY: readonly number[] = [204, 205, 304];

/** The documented response for a status: by number, else by range ("4XX"), else "default". */
export function documentedAnswer(operation: Operation, status: number): DocumentedAnswer | undefined {
  const names = [String(status), `${String(status)[0]}XX`, "default"];
  return names.flatMap(
    (name) => operation.answers.find((answer) => answer.status.toUpperCase() === name.toUpperCase()) ?? [],
  )[0];
}

function statusFindings(operation: Operation, received: Received): Finding[] {
  if (received.status >= FIRST_SERVER_ERROR)
    return [findingAt(operation, "server-error", received, undefined, `the server failed${excerptOf(received)}`)];
  if (documentedAnswer(operation, received.status)) return [];
  const known = operation.answers.map((answer) => answer.status).join(", ");
  const specPointer = `${operation.pointer}/responses`;
  const message = `the status is not documented (documented: ${known})${targetOf(received)}`;
  return [findingAt(operation, "undocumented-status", received, undefined, message, { specPointer })];
}

/** Where a redirect leads. Redirects are never followed, because their target must not get the token. */
function targetOf({ status, headers }: Received): string {
  const location = status >= 300 && status < 400 ? headers.get("location") : undefined;
  if (location === undefined) return "";
  const origin = URL.parse(location)?.origin;
  return origin === undefined || origin === "null" ? ", it redirects" : `, it redirects to ${origin}`;
}

const EXCERPT_LENGTH = 120;
const excerptOf = (received: Received): string =>
  received.text === "" ? "" : `: ${received.text.slice(0, EXCERPT_LENGTH).replaceAll(/\s+/g, " ")}`;

/** Whether a text from a response is invalid in every reading: as text, number, boolean and list. */
const isWrongText = (validate: Validate, pointer: string, text: string, json?: unknown): boolean =>
  [...readingsOf(text, true), ...(json === undefined ? [] : [json])].every(
    (reading) => validate(pointer, reading).length > 0,
  );

function headerFindings(operation: Operation, documented: DocumentedAnswer, received: Received, validate: Validate) {
  return documented.headers.flatMap(({ name, required, schemaPointer }): Finding[] => {
    const value = received.headers.get(name);
    const specPointer = schemaPointer ?? `${documented.pointer}/headers`;
    const about = (message: string, rule: string) =>
      findingAt(operation, "header", received, `header ${name}`, message, { specPointer: rule });
    if (value === undefined) return required ? [about("the header is missing", specPointer)] : [];
    if (schemaPointer === undefined) return [];
    // A header is text, but its schema may describe a number, a list or a boolean.
    const asText = validate(schemaPointer, value);
    if (asText.length === 0 || !isWrongText(validate, schemaPointer, value)) return [];
    return asText.map((violation) => about(violation.message, violation.specPointer));
  });
}

function mediaTypeFindings(operation: Operation, documented: DocumentedAnswer, received: Received): Finding[] {
  const specPointer = documented.pointer;
  const contentType = received.headers.get("content-type") ?? "";
  const about = (check: "content-type" | "charset" | "undocumented-body", message: string) =>
    findingAt(operation, check, received, "content-type", message, { specPointer });
  if (documented.content.size === 0) {
    const message = `the answer has a body (${essenceOf(contentType)}), but the spec documents none`;
    return received.text === "" ? [] : [about("undocumented-body", message)];
  }
  if (matchMediaType(documented.content.keys(), contentType) === undefined) {
    const wanted = [...documented.content.keys()].join(" or ");
    return [about("content-type", `must be ${wanted}, but is ${contentType === "" ? "missing" : contentType}`)];
  }
  const charset = /charset="?([^";\s]+)/i.exec(contentType)?.[1];
  const isUtf8 = charset === undefined || charset.toLowerCase() === "utf-8";
  // Only JSON must be UTF-8 (RFC 8259).
  return isUtf8 || !isJson(contentType) ? [] : [about("charset", `must be utf-8, but is ${charset}`)];
}

function bodyFindings(operation: Operation, documented: DocumentedAnswer, received: Received, validate: Validate) {
  const mediaType = essenceOf(received.headers.get("content-type") ?? "");
  const schemaPointer = documented.content.get(matchMediaType(documented.content.keys(), mediaType) ?? "");
  // A JSON schema cannot describe a picture, an archive, an HTML page or XML.
  if (schemaPointer === undefined || !(isJson(mediaType) || mediaType === "text/plain")) return [];
  if (isJson(mediaType) && received.json === undefined) {
    const message = `the body is not JSON${excerptOf(received)}`;
    return [findingAt(operation, "not-json", received, undefined, message, { specPointer: schemaPointer })];
  }
  if (isJson(mediaType) && received.isNoUtf8) {
    const message = `the body is not in UTF-8${excerptOf(received)}`;
    return [findingAt(operation, "charset", received, "body", message, { specPointer: schemaPointer })];
  }
  const parsed = received.inNumbers ?? received.json;
  const value = isJson(mediaType) ? parsed : received.text;
  if (!isJson(mediaType) && !isWrongText(validate, schemaPointer, received.text, parsed)) return [];
  return validate(schemaPointer, value).map(({ keyword, valuePointer, message, specPointer }) => {
    const check = UNDOCUMENTED_KEYWORDS.includes(keyword) ? "undocumented-field" : "schema";
    return findingAt(operation, check, received, valuePointer || "body", message, { specPointer });
  });
}

/** Checks a response against what the spec documents for its status. This applies to every response, whatever the request was. */
export function conformanceFindings(operation: Operation, received: Received, validate: Validate): Finding[] {
  const status = statusFindings(operation, received);
  const documented = documentedAnswer(operation, received.status);
  if (!documented || received.status >= FIRST_SERVER_ERROR) return status;
  const headers = headerFindings(operation, documented, received, validate);
  if (operation.method === "HEAD" || STATUSES_WITHOUT_BODY.includes(received.status)) return headers;
  return [
    ...mediaTypeFindings(operation, documented, received),
    ...headers,
    ...bodyFindings(operation, documented, received, validate),
  ];
}
