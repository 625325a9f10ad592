import { JSON_MEDIA_TYPE, sourceOf, type Operation, type Parameter } from "../../../spec/contract.ts";
import { escapeToken, isObject, objectOr, replaceAt, type JsonObject } from "../../../json.ts";
import { baseRequest, exampleRequest } from "../../generate/base-request.ts";
import { exampleBody, plainPayloadOf } from "../../generate/example-values.ts";
import { withLiterals, withLiteralBody } from "../../generate/substitutions.ts";
import type { PlanContext } from "../../context.ts";
import type { Case } from "../../case.ts";
import { alternativesOf, dereference, numberOf, typesOf } from "../../read/dereference.ts";
import { oddInput, validInput } from "../input-case.ts";

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

function inBody(context: PlanContext, operation: Operation): Case[] {
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

function inQuery(context: PlanContext, operation: Operation, { name, schema }: Parameter): Case[] {
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
  ...inBody(context, operation),
  ...operation.parameters
    .filter(({ place, source }) => place === "query" && source === undefined)
    .flatMap((parameter) => inQuery(context, operation, parameter)),
];
