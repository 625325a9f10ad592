import type { DocumentedAnswer, Operation } from "../contract.ts";
import type { Validate } from "../schema.ts";
import type { Received } from "./answer.ts";
import { findingAbout, type Finding } from "./finding.ts";

const FIRST_SERVER_ERROR = 500;
const UNDOCUMENTED_KEYWORDS = ["unevaluatedProperties", "additionalProperties"];
const isJsonType = (mediaType: string): boolean => /[/+]json$/.test(mediaType);

/** What the spec documents for a status: the number itself, else its range ("4XX"), else "default". */
export function documentedAnswer(operation: Operation, status: number): DocumentedAnswer | undefined {
  const names = [String(status), `${String(status)[0]}XX`, "default"];
  return names.flatMap(
    (name) => operation.answers.find((answer) => answer.status.toUpperCase() === name.toUpperCase()) ?? [],
  )[0];
}

function statusFindings(operation: Operation, received: Received): Finding[] {
  const where = `response ${received.status}`;
  if (received.status >= FIRST_SERVER_ERROR) {
    return [findingAbout(operation, "server-error", { where, message: `the server failed${excerptOf(received)}` })];
  }
  if (documentedAnswer(operation, received.status)) return [];
  const known = operation.answers.map((answer) => answer.status).join(", ");
  const specPointer = `${operation.pointer}/responses`;
  const message = `the status is not documented (documented: ${known})`;
  return [findingAbout(operation, "undocumented-status", { where, message, specPointer })];
}

const EXCERPT_LENGTH = 120;
const excerptOf = (received: Received): string =>
  received.text === "" ? "" : `: ${received.text.slice(0, EXCERPT_LENGTH).replaceAll(/\s+/g, " ")}`;

function headerFindings(operation: Operation, documented: DocumentedAnswer, received: Received, validate: Validate) {
  const where = (name: string) => `response ${received.status} header ${name}`;
  return documented.headers.flatMap(({ name, required, schemaPointer }): Finding[] => {
    const value = received.headers.get(name);
    const specPointer = schemaPointer ?? `${documented.pointer}/headers`;
    if (value === undefined) {
      return required
        ? [findingAbout(operation, "header", { where: where(name), message: "is missing", specPointer })]
        : [];
    }
    if (schemaPointer === undefined) return [];
    // A header is text; its schema may speak of a number.
    const asText = validate(schemaPointer, value);
    const isFine = asText.length === 0 || validate(schemaPointer, Number(value)).length === 0;
    if (isFine) return [];
    return asText.map((violation) =>
      findingAbout(operation, "header", {
        where: where(name),
        message: violation.message,
        specPointer: violation.specPointer,
      }),
    );
  });
}

function mediaTypeFindings(operation: Operation, documented: DocumentedAnswer, received: Received): Finding[] {
  const where = `response ${received.status} content-type`;
  const specPointer = documented.pointer;
  const contentType = received.headers.get("content-type") ?? "";
  const [mediaType = ""] = contentType.toLowerCase().split(";");
  const about = (check: "content-type" | "charset", message: string) =>
    findingAbout(operation, check, { where, message, specPointer });
  if (documented.content.size === 0) {
    return received.text === "" ? [] : [about("content-type", `a body came (${mediaType}) where none is documented`)];
  }
  if (!documented.content.has(mediaType.trim())) {
    const wanted = [...documented.content.keys()].join(" or ");
    return [about("content-type", `must be ${wanted}, is ${contentType === "" ? "missing" : contentType}`)];
  }
  const charset = /charset="?([^";\s]+)/i.exec(contentType)?.[1];
  const isUtf8 = charset === undefined || charset.toLowerCase() === "utf-8";
  return isUtf8 ? [] : [about("charset", `must be utf-8, is ${charset}`)];
}

function bodyFindings(operation: Operation, documented: DocumentedAnswer, received: Received, validate: Validate) {
  const [mediaType = ""] = (received.headers.get("content-type") ?? "").toLowerCase().split(";");
  const schemaPointer = documented.content.get(mediaType.trim());
  if (schemaPointer === undefined) return [];
  const place = `response ${received.status}`;
  if (isJsonType(mediaType) && received.json === undefined) {
    const message = `the body is not JSON${excerptOf(received)}`;
    return [findingAbout(operation, "not-json", { where: place, message, specPointer: schemaPointer })];
  }
  const value = isJsonType(mediaType) ? received.json : received.text;
  return validate(schemaPointer, value).map((violation) =>
    findingAbout(operation, UNDOCUMENTED_KEYWORDS.includes(violation.keyword) ? "undocumented-field" : "schema", {
      where: `${place} ${violation.valuePointer === "" ? "body" : violation.valuePointer}`,
      message: violation.message,
      specPointer: violation.specPointer,
    }),
  );
}

/** Does the answer keep to what the spec documents for its status? True for every answer, whatever was asked. */
export function conformanceFindings(operation: Operation, received: Received, validate: Validate): Finding[] {
  const status = statusFindings(operation, received);
  const documented = documentedAnswer(operation, received.status);
  if (!documented || received.status >= FIRST_SERVER_ERROR) return status;
  const mediaType = operation.method === "HEAD" ? [] : mediaTypeFindings(operation, documented, received);
  return [
    ...mediaType,
    ...headerFindings(operation, documented, received, validate),
    ...(operation.method === "HEAD" ? [] : bodyFindings(operation, documented, received, validate)),
  ];
}
