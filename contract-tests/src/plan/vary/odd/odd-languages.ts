import type { Operation, Parameter } from "../../../spec/contract.ts";
import { escapeToken, isObject, objectOr } from "../../../json.ts";
import { exampleRequest } from "../../generate/base-request.ts";
import { plainPayloadOf } from "../../generate/example-values.ts";
import { withLiterals, withLiteralBody } from "../../generate/substitutions.ts";
import type { PlanContext } from "../../context.ts";
import type { Case } from "../../case.ts";
import { alternativesOf, dereference, typesOf } from "../../read/dereference.ts";
import { oddInput } from "../input-case.ts";
import { isSendable } from "../../read/parameter-values.ts";
import { valueSent } from "../../generate/request-edits.ts";

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
const inParameters = (context: PlanContext, operation: Operation): Case[] =>
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
function inBody(context: PlanContext, operation: Operation): Case[] {
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
  ...inParameters(context, operation),
  ...inBody(context, operation),
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
