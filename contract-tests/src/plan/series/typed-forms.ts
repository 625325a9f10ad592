import type { Operation } from "../../spec/contract.ts";
import { escapeToken, objectOr } from "../../json.ts";
import { exampleRequest } from "../generate/base-request.ts";
import { plainPayloadOf } from "../generate/example-values.ts";
import type { PlanContext } from "../context.ts";
import type { CaseRequest, Series } from "../case.ts";
import { alternativesOf, dereference } from "../read/dereference.ts";
import { stepOf } from "./step.ts";

const TYPED = "in another form";
const PLAIN = "as documented";
const BENGALI_ZERO = 0x09e6;
/** The same digits in another script. */
const inBengali = (text: string): string =>
  text.replaceAll(/\d/g, (digit) => String.fromCodePoint(BENGALI_ZERO + Number(digit)));

const inOtherCase = (text: string): string => (text === text.toUpperCase() ? text.toLowerCase() : text.toUpperCase());

/** Another way to type the same text, by what the spec says of its field; undefined when there is none. */
function otherForm(schema: Readonly<Record<string, unknown>>, text: string): string | undefined {
  const form = [
    ...(schema["x-typed-as"] === "digits" ? [inBengali(text)] : []),
    ...(["account", "name"].includes(String(schema["x-typed-as"])) ? [` ${text} `] : []),
    ...(schema["x-ignores-case"] === true ? [inOtherCase(text)] : []),
  ];
  return form.find((it) => it !== text);
}

/**
 * Two ways to type the same text have the same outcome: digits of another script (`x-typed-as: digits`), spaces around it (`account` and
 * `name`), and other letter case (`x-ignores-case`). They are sent before all cases, because these may use up what the call needs.
 */
export function typedFormSeries(context: PlanContext, operation: Operation): Series[] {
  const { contract, validate } = context;
  if (operation.spoilsAccount || operation.endsSession) return [];
  const base = exampleRequest(context, operation);
  const schemaOf = (schema: unknown) => ({ ...dereference(contract.document, schema), ...objectOr(schema) });
  const isFilledIn = (place: string, pointer: string): boolean =>
    base.substitutions.some((it) => it.place === place && it.pointer === pointer);
  const inQuery = operation.parameters.flatMap(({ name, place, pointer, schema }) => {
    const text = base.parameters.query[name];
    const other = typeof text === "string" ? otherForm(schemaOf(schema), text) : undefined;
    const isUsable = place === "query" && other !== undefined && validate(pointer, other).length === 0;
    const parameters = { ...base.parameters, query: { ...base.parameters.query, [name]: other } };
    return isUsable && !isFilledIn("query", `/${escapeToken(name)}`)
      ? [{ name, request: { ...base, parameters } }]
      : [];
  });
  const payload = plainPayloadOf(operation);
  const { body } = base;
  const resolved = dereference(contract.document, payload?.schema);
  const alternatives = alternativesOf(contract.document, resolved) ?? [resolved];
  const properties = Object.fromEntries(alternatives.flatMap((it) => Object.entries(objectOr(it["properties"]))));
  const inBody = Object.entries(properties).flatMap(([name, schema]): { name: string; request: CaseRequest }[] => {
    if (!body || !("value" in body) || !payload) return [];
    const value = objectOr(body.value);
    const text = value[name];
    const other = typeof text === "string" ? otherForm(schemaOf(schema), text) : undefined;
    const changed = { ...value, [name]: other };
    const isUsable = other !== undefined && validate(payload.schemaPointer, changed, "request").length === 0;
    return isUsable && !isFilledIn("body", `/${escapeToken(name)}`)
      ? [{ name, request: { ...base, body: { ...body, value: changed } } }]
      : [];
  });
  const filledIn = base.substitutions.flatMap((it): { name: string; request: CaseRequest }[] => {
    const name = it.pointer.slice(1);
    const isName = "account" in it.source && it.source.account === "username" && it.place === "body";
    const isTyped = ["account", "name"].includes(String(schemaOf(properties[name])["x-typed-as"]));
    const others = base.substitutions.filter((other) => other !== it);
    return isName && isTyped
      ? [{ name, request: { ...base, substitutions: [...others, { ...it, isSpaced: true }] } }]
      : [];
  });
  return [...inQuery, ...inBody, ...filledIn].map(({ name, request }): Series => {
    const id = `${operation.id} › typed ${name}`;
    return {
      id,
      isEarly: true,
      groups: [
        [stepOf(id, "relation", operation, { name: TYPED, request })],
        [stepOf(id, "relation", operation, { name: PLAIN, request: base })],
      ],
      claims: [
        {
          kind: "same-outcome",
          first: PLAIN,
          again: TYPED,
          reason: `${name} may be typed in this form`,
          specPointer: operation.pointer,
        },
      ],
    };
  });
}
