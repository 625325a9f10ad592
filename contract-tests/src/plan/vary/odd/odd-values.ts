import { type Operation, type Parameter, JSON_MEDIA_TYPE, sourceOf } from "../../../spec/contract.ts";
import { escapeToken, isObject, objectOr, replaceAt, type JsonObject } from "../../../json.ts";
import {
  exampleRequest,
  withLiterals,
  withLiteralBody,
  valueSent,
  withParameters,
  baseRequest,
} from "../../generate/requests.ts";
import { plainPayloadOf, exampleBody } from "../../generate/example-values.ts";
import type { PlanContext } from "../../context.ts";
import type { Case } from "../../case.ts";
import { alternativesOf, dereference, typesOf, numberOf } from "../../read/schemas.ts";
import { oddInput, validInput } from "../input-case.ts";
import { isSendable } from "../../read/parameter-text.ts";

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
