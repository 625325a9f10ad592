import {
  FORM_MEDIA_TYPE,
  JOSE_MEDIA_TYPE,
  JSON_MEDIA_TYPE,
  type Operation,
  type Payload,
  type Parameter,
  sourceOf,
} from "../../../spec/contract.ts";
import { objectOr, escapeToken, isObject, replaceAt, type JsonObject } from "../../../json.ts";
import { matchMediaType } from "../../../media-type.ts";
import {
  baseRequest,
  exampleRequest,
  outsideBody,
  substitutionsFor,
  withParameters,
  withLiterals,
  withLiteralBody,
  valueSent,
} from "../../generate/requests.ts";
import type { PlanContext } from "../../context.ts";
import type { Case, CaseBody, Expectation } from "../../case.ts";
import { brokenInput, oddInput, validInput, unsupportedStatus } from "../input-case.ts";
import { ODD_FORMS, ODD_TEXTS, type OddText } from "./odd-texts.ts";
import { asText, isSendable } from "../../read/parameter-text.ts";
import { alternativesOf, dereference, typesOf, numberOf } from "../../read/schemas.ts";
import { exampleBody, isBinary, plainPayloadOf } from "../../generate/example-values.ts";

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

const LANGUAGE_HEADER = "accept-language";
/** Names of fields and parameters for a language. */
const LANGUAGE_NAME = /^(?:accept-)?(?:lang|language|language-?code|locale)$/i;
/** Makes the tag longer than any registered one, but the header not too large for servers. */
const MANY_SUBTAGS = 24;

/** Language tags that make servers fail when they pass them unchecked to a formatter of dates or names. */
export const ODD_LANGUAGES = [
  { name: "a subtag too many", tag: "xx-YY-zz" },
  { name: "an unknown language", tag: "zz-ZZ" },
  { name: "an underscore", tag: "en_US" },
  { name: "a private tag", tag: "x-private" },
  { name: "one letter", tag: "a" },
  { name: "any", tag: "*" },
  { name: "a long tag", tag: `en${"-abcdefgh".repeat(MANY_SUBTAGS)}` },
] as const;
/** Unusual language preferences with weights, which only a header can have. */
const ODD_WISHES = [
  ...ODD_LANGUAGES,
  { name: "odd weights", tag: "xx-YY-zz;q=0.9, en_US;q=2, *;q=x, ;q=1, a" },
] as const;

const saysLanguage = ({ name, place, schema, source }: Parameter, { contract: { document } }: PlanContext): boolean =>
  place !== "cookie" &&
  source === undefined &&
  LANGUAGE_NAME.test(name) &&
  typesOf(dereference(document, schema)).includes("string");

/** Cases for language parameters other than the header, which any operation may receive. */
const languageParameters = (context: PlanContext, operation: Operation): Case[] =>
  operation.parameters
    .filter((parameter) => parameter.name.toLowerCase() !== LANGUAGE_HEADER && saysLanguage(parameter, context))
    .flatMap((parameter) =>
      ODD_LANGUAGES.filter(({ tag }) => isSendable(parameter, tag)).map(({ name, tag }) =>
        oddInput({
          operation,
          name: `${parameter.place} ${parameter.name} ${name}`,
          request: withLiterals(exampleRequest(context, operation), parameter.place, { [parameter.name]: tag }),
        }),
      ),
    );

/** Cases for top-level body fields that name a language. */
function languageMembers(context: PlanContext, operation: Operation): Case[] {
  const { document } = context.contract;
  const base = exampleRequest(context, operation);
  const value = valueSent(base);
  if (!isObject(value)) return [];
  const schema = dereference(document, plainPayloadOf(operation)?.schema);
  const properties = (alternativesOf(document, schema) ?? [schema]).flatMap((it) =>
    Object.entries(objectOr(it["properties"])),
  );
  const members = properties.filter(
    ([name, property]) => LANGUAGE_NAME.test(name) && typesOf(dereference(document, property)).includes("string"),
  );
  return [...new Set(members.map(([name]) => name))].flatMap((member) => {
    const pointer = `/${escapeToken(member)}`;
    return ODD_LANGUAGES.map(({ name, tag }) =>
      oddInput({
        operation,
        name: `body${pointer} ${name}`,
        request: withLiteralBody(base, { ...value, [member]: tag }, pointer),
      }),
    );
  });
}

/** Tries unusual language tags wherever an operation takes a language. */
export const oddLanguageCases = (context: PlanContext, operation: Operation): Case[] => [
  ...languageParameters(context, operation),
  ...languageMembers(context, operation),
];

/**
 * Tries unusual tags in the Accept-Language header, on one read per tag of the spec. Servers mostly parse the header in one place but use
 * it differently in each area. Whether or not the spec documents the header, the server must not fail.
 */
export function oddLanguageHeaderCases(context: PlanContext, operations: readonly Operation[]): Case[] {
  const reads = operations.filter(({ method, endsSession }) => method === "GET" && !endsSession);
  const firsts = [...Map.groupBy(reads, ({ tags }) => tags[0] ?? "").values()].flatMap(([first]) => first ?? []);
  return firsts.flatMap((operation) => {
    const header =
      operation.parameters.find(({ place, name }) => place === "header" && name.toLowerCase() === LANGUAGE_HEADER)
        ?.name ?? "Accept-Language";
    return ODD_WISHES.map(({ name, tag }) =>
      oddInput({
        operation,
        name: `header ${header} ${name}`,
        request: withLiterals(exampleRequest(context, operation), "header", { [header]: tag }),
      }),
    );
  });
}

const UNKNOWN = { undocumentedByContract: "1", "a[]": "1", "a[b]": "1", "": "1" };

/** Query parameters that the spec does not define: unknown ones, and known ones given twice. */
export function oddQueryCases(context: PlanContext, operation: Operation): Case[] {
  const base = exampleRequest(context, operation);
  const twice = operation.parameters.flatMap(({ place, name }): Case[] => {
    const value = base.parameters.query[name];
    if (place !== "query" || value === undefined || Array.isArray(value)) return [];
    // Without substitutions, because a value that the run fills in would overwrite the change.
    const request = { ...withParameters(base, "query", { [name]: [value, value] }), substitutions: [] };
    return [oddInput({ operation, name: `query ${name} twice`, request })];
  });
  const request = withParameters(base, "query", UNKNOWN);
  return [oddInput({ operation, name: "query unknown parameters", request }), ...twice];
}

interface OddString {
  readonly name: string;
  readonly text: string;
  /** Whether the text can also be sent in a URL. */
  readonly isForQueries: boolean;
}

/** Strings that make servers fail when they interpret them as something else. */
const ODD_STRINGS: readonly OddString[] = [
  { name: "a lone surrogate", text: "a\uD800b", isForQueries: false },
  { name: "a NUL", text: "a\u0000b", isForQueries: true },
  { name: "marks of direction", text: "\u202Eabc\u202C\u200F", isForQueries: true },
  { name: "combining marks", text: `Z${"\u0335\u0323\u0489".repeat(6)}`, isForQueries: true },
  { name: "a line end", text: "a\r\nX-Odd: 1", isForQueries: true },
  { name: "a quote", text: "a' OR '1'='1", isForQueries: true },
  { name: "a tag", text: "<b>a</b>{{7*7}}${7*7}([", isForQueries: true },
];
const EMOJI = "😀";
/** Length of the longest emoji text that is tried; servers may refuse a longer one for its size in bytes. */
const MOST_EMOJI = 500;
const CLOSED = ["enum", "const", "pattern", "format"];

interface Place {
  readonly pointer: string;
  readonly schema: JsonObject;
}

/** Strings that may contain anything: without enum, pattern or format, and not filled in from another source. */
function freeTexts(document: JsonObject, schema: unknown, value: unknown, pointer = ""): Place[] {
  const resolved = dereference(document, schema);
  if (typeof value === "string") return isFree(resolved) ? [{ pointer, schema: resolved }] : [];
  if (!isObject(value)) return [];
  const alternatives = alternativesOf(document, resolved) ?? [resolved];
  const properties = Object.assign({}, ...alternatives.map((it) => objectOr(it["properties"])));
  return Object.entries(value).flatMap(([name, member]) =>
    freeTexts(document, objectOr(properties)[name], member, `${pointer}/${escapeToken(name)}`),
  );
}

const isFree = (schema: JsonObject): boolean =>
  typesOf(schema).includes("string") && !CLOSED.some((keyword) => keyword in schema) && sourceOf(schema) === undefined;

/** As many code points as the schema allows, each of two UTF-16 units and four bytes. */
function longest(schema: JsonObject): string | undefined {
  const max = numberOf(schema, "maxLength");
  return max === undefined || max > MOST_EMOJI ? undefined : EMOJI.repeat(max);
}

function freeTextCases(context: PlanContext, operation: Operation): Case[] {
  const payload = plainPayloadOf(operation);
  if (payload?.mediaType !== JSON_MEDIA_TYPE) return [];
  const example = exampleBody(context, operation);
  const base = baseRequest(context, operation, example);
  const withText = (pointer: string, text: string) => withLiteralBody(base, replaceAt(example, pointer, text), pointer);
  const taken = base.substitutions.filter(({ place }) => place === "body").map(({ pointer }) => pointer);
  return freeTexts(context.contract.document, payload.schema, example)
    .filter(({ pointer }) => !taken.includes(pointer))
    .flatMap(({ pointer, schema }) => {
      const long = longest(schema);
      const odd = ODD_STRINGS.map(({ name, text }) =>
        oddInput({ operation, name: `body${pointer} ${name}`, request: withText(pointer, text) }),
      );
      if (long === undefined) return odd;
      const name = `body${pointer} emoji at maxLength`;
      return [...odd, validInput({ operation, name, request: withText(pointer, long) })];
    });
}

function queryTextCases(context: PlanContext, operation: Operation, { name, schema }: Parameter): Case[] {
  const base = exampleRequest(context, operation);
  if (!typesOf(dereference(context.contract.document, schema)).includes("string")) return [];
  return ODD_STRINGS.filter(({ isForQueries }) => isForQueries).map((odd) =>
    oddInput({
      operation,
      name: `query ${name} ${odd.name}`,
      request: withLiterals(base, "query", { [name]: odd.text }),
    }),
  );
}

/** Tries unusual strings wherever a free text is allowed. The server may refuse them but must not fail. */
export const oddStringCases = (context: PlanContext, operation: Operation): Case[] => [
  ...freeTextCases(context, operation),
  ...operation.parameters
    .filter(({ place, source }) => place === "query" && source === undefined)
    .flatMap((parameter) => queryTextCases(context, operation, parameter)),
];
