import {
  FORM_MEDIA_TYPE,
  JOSE_MEDIA_TYPE,
  JSON_MEDIA_TYPE,
  type Operation,
  type Payload,
} from "../../../spec/contract.ts";
import { objectOr } from "../../../json.ts";
import { matchMediaType } from "../../../media-type.ts";
import { baseRequest, exampleRequest, outsideBody, substitutionsFor, withParameters } from "../../generate/requests.ts";
import { exampleBody, isBinary, plainPayloadOf } from "../../generate/example-values.ts";
import type { PlanContext } from "../../context.ts";
import type { Case, CaseBody, Expectation } from "../../case.ts";
import { brokenInput, oddInput, validInput, unsupportedStatus } from "../input-case.ts";
import { ODD_FORMS, ODD_TEXTS, type OddText } from "./odd-texts.ts";
import { asText } from "../../read/parameter-text.ts";

/** Whether the case would make up a username or password: after many failures the server may lock the account. */
const isAboutCredentials = (context: PlanContext, operation: Operation, body: unknown): boolean =>
  substitutionsFor(context, operation, body).some(({ source }) => "account" in source);

const bodyOf = (mediaType: string, content: string | Uint8Array): CaseBody =>
  typeof content === "string"
    ? { mediaType, text: content }
    : { mediaType, base64: Buffer.from(content).toString("base64") };

function expectationOf(
  { validate }: PlanContext,
  { schemaPointer }: Payload,
  { kind }: OddText,
  made: string | Uint8Array,
) {
  const answered: Expectation = { outcome: "answered" };
  if (kind === "odd" || typeof made !== "string") return answered;
  if (kind === "no JSON") return { outcome: "refused", reason: "the body is not JSON" } as const;
  const isInvalid = validate(schemaPointer, JSON.parse(made)).length > 0;
  return isInvalid ? ({ outcome: "refused", reason: "the body is not an object" } as const) : answered;
}

function jsonCases(context: PlanContext, operation: Operation, payload: Payload): Case[] {
  const example = exampleBody(context, operation);
  const base = baseRequest(context, operation, example);
  const substitutions = outsideBody(base);
  const isWary = isAboutCredentials(context, operation, example);
  return ODD_TEXTS.flatMap((odd): Case[] => {
    if (odd.kind === "odd" && isWary) return [];
    const made = odd.make(JSON.stringify(objectOr(example)));
    const body = bodyOf(JSON_MEDIA_TYPE, made);
    const expectation: Expectation = expectationOf(context, payload, odd, made);
    const input = { operation, name: odd.name, request: { ...base, body, substitutions } };
    return [
      expectation.outcome === "refused" ? brokenInput({ ...input, reason: expectation.reason }) : oddInput(input),
    ];
  });
}

/** Media types to declare falsely for a valid body. */
const OTHER_TYPES = ["text/plain", FORM_MEDIA_TYPE] as const;

function otherTypeCases(context: PlanContext, operation: Operation): Case[] {
  const known = operation.payloads.map(({ mediaType }) => mediaType);
  const example = exampleBody(context, operation);
  // A schema may have no valid value.
  if (example === undefined) return [];
  const base = baseRequest(context, operation, example);
  const substitutions = outsideBody(base);
  return OTHER_TYPES.filter((mediaType) => matchMediaType(known, mediaType) === undefined).map((mediaType) =>
    brokenInput({
      operation,
      name: `JSON as ${mediaType}`,
      reason: `${mediaType} is not documented`,
      ...unsupportedStatus(operation),
      request: { ...base, body: bodyOf(mediaType, JSON.stringify(example)), substitutions },
    }),
  );
}

const MIB = 1024 * 1024;
/** Slightly more than usual server limits, for uploads and other bodies. It is no larger, because unread data breaks the connection. */
const TOO_LARGE = { picture: 5 * MIB + 1024, other: MIB + 1024 } as const;

/** A body that is too large and also invalid, so that it is refused whichever the server checks first. */
function tooLargeCase(context: PlanContext, operation: Operation, { mediaType }: Payload): Case {
  const base = exampleRequest(context, operation);
  const padTo = isBinary({ mediaType }) ? TOO_LARGE.picture : TOO_LARGE.other;
  return brokenInput({
    operation,
    name: "too large",
    reason: "the body is too large and does not match its content type",
    request: {
      // The server may close the connection when it refuses the body (RFC 9110, 15.5.14), so no other request may reuse it.
      ...withParameters(base, "header", { connection: "close" }),
      body: { mediaType, text: "{", padTo },
      substitutions: outsideBody(base),
    },
  });
}

/** A body that is valid and too large for servers that document 413. It is padded with spaces, which JSON allows. */
function paddedCases(context: PlanContext, operation: Operation): Case[] {
  const example = exampleBody(context, operation);
  const isDocumented = operation.answers.some(({ status }) => status === "413");
  if (!isDocumented || example === undefined || isAboutCredentials(context, operation, example)) return [];
  const base = exampleRequest(context, operation);
  return [
    validInput({
      operation,
      name: "valid and too large",
      request: {
        ...withParameters(base, "header", { connection: "close" }),
        body: { mediaType: JSON_MEDIA_TYPE, text: JSON.stringify(example), padTo: TOO_LARGE.other },
        substitutions: outsideBody(base),
      },
    }),
  ];
}

/** Encrypted bodies that no key can decrypt. */
const NO_JWE: readonly (readonly [name: string, text: string])[] = [
  ["no JWE", "no-jwe"],
  ["a JWE of nobody", "eyJhbGciOiJFQ0RILUVTIiwiZW5jIjoiQTI1NkdDTSJ9..AAAAAAAAAAAAAAAA.AAAA.AAAAAAAAAAAAAAAAAAAAAA"],
];

function noJweCases(context: PlanContext, operation: Operation): Case[] {
  if (!operation.payloads.some(({ mediaType }) => mediaType === JOSE_MEDIA_TYPE)) return [];
  const base = exampleRequest(context, operation);
  const substitutions = outsideBody(base);
  return NO_JWE.map(([name, text]) =>
    brokenInput({
      operation,
      name,
      reason: "the encrypted body cannot be opened",
      request: { ...base, body: bodyOf(JOSE_MEDIA_TYPE, text), substitutions },
    }),
  );
}

function formCases(context: PlanContext, operation: Operation): Case[] {
  const example = exampleBody(context, operation);
  const base = baseRequest(context, operation, example);
  const substitutions = outsideBody(base);
  const form = new URLSearchParams(Object.entries(objectOr(example)).map(([name, value]) => [name, asText(value)]));
  return ODD_FORMS.map(({ name, make }) =>
    oddInput({ operation, name, request: { ...base, body: bodyOf(FORM_MEDIA_TYPE, make(form)), substitutions } }),
  );
}

/** Bodies with unusual text: invalid JSON must be refused, and the rest must get a documented response. */
export function oddBodyCases(context: PlanContext, operation: Operation): Case[] {
  const payload = plainPayloadOf(operation);
  if (payload?.mediaType === JSON_MEDIA_TYPE) {
    return [
      ...jsonCases(context, operation, payload),
      ...otherTypeCases(context, operation),
      ...noJweCases(context, operation),
      tooLargeCase(context, operation, payload),
      ...paddedCases(context, operation),
    ];
  }
  if (payload?.mediaType === FORM_MEDIA_TYPE)
    return [...formCases(context, operation), tooLargeCase(context, operation, payload)];
  return payload && isBinary(payload) ? [tooLargeCase(context, operation, payload)] : [];
}
