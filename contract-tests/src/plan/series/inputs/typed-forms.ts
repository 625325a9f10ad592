import type { Operation } from "../../../spec/contract.ts";
import { escapeToken, objectOr } from "../../../json.ts";
import { exampleRequest, valueSent, withBodyValue, withParameters } from "../../generate/requests.ts";
import { plainPayloadOf } from "../../generate/example-values.ts";
import type { PlanContext } from "../../context.ts";
import type { CaseRequest, CrossStepCheck, Series } from "../../case.ts";
import { alternativesOf, dereference } from "../../read/schemas.ts";
import { inOtherCase } from "../../read/letter-case.ts";
import { hasSameResult } from "../one-time.ts";
import { sameOutcomeSeries, seriesOf, stepOf } from "../step.ts";
import { inSessionOf, newAccount } from "../sessions/new-account.ts";
import { withDecimals } from "./amounts.ts";

const TYPED = "in another form";
const PLAIN = "as documented";
const BENGALI_ZERO = 0x09e6;
/** The same digits in another script. */
const inBengali = (text: string): string =>
  text.replaceAll(/\d/g, (digit) => String.fromCodePoint(BENGALI_ZERO + Number(digit)));

const ZERO_WIDTH_SPACE = "\u200B";
/** The same digits or letters as people group them: with a space, a hyphen and an invisible character between them. */
function grouped(text: string): string {
  const [first = "", second = "", third = "", ...rest] = text;
  return `${first} ${second}-${third}${ZERO_WIDTH_SPACE}${rest.join("")}`;
}

interface Form {
  /** How the text is typed; empty for the usual other form. */
  readonly how: string;
  readonly text: string;
}

/** Other ways to type the same text, by what the spec says of its field. */
function otherForms(schema: Readonly<Record<string, unknown>>, text: string): Form[] {
  const kind = schema["x-typed-as"];
  const isNumber = kind === "digits" ? /^\d+$/.test(text) : kind === "account" && /^[A-Za-z0-9]+$/.test(text);
  const forms = [
    ...(kind === "digits" ? [{ how: "", text: inBengali(text) }] : []),
    ...(kind === "account" || kind === "name" ? [{ how: "", text: ` ${text} ` }] : []),
    ...(schema["x-ignores-case"] === true
      ? [{ how: kind === undefined ? "" : "in other letter case", text: inOtherCase(text) }]
      : []),
    ...(isNumber ? [{ how: "in groups", text: grouped(text) }] : []),
  ];
  return forms.filter((form) => form.text !== text);
}

interface Typed extends Pick<Form, "how"> {
  readonly name: string;
  readonly request: CaseRequest;
}

/** The query parameters, and the fields of the body, in each of their other forms. */
function typedRequests(context: PlanContext, operation: Operation, base: CaseRequest): Typed[] {
  const { contract, validate } = context;
  const schemaOf = (schema: unknown) => ({ ...dereference(contract.document, schema), ...objectOr(schema) });
  const isFilledIn = (place: string, pointer: string): boolean =>
    base.substitutions.some((it) => it.place === place && it.pointer === pointer);
  const formsOf = (schema: unknown, text: unknown): Form[] =>
    typeof text === "string" ? otherForms(schemaOf(schema), text) : [];
  const inQuery = operation.parameters
    .filter(({ name, place }) => place === "query" && !isFilledIn("query", `/${escapeToken(name)}`))
    .flatMap(({ name, pointer, schema }) =>
      formsOf(schema, base.parameters.query[name])
        .filter(({ text }) => validate(pointer, text).length === 0)
        .map(({ how, text }): Typed => ({ name, how, request: withParameters(base, "query", { [name]: text }) })),
    );
  const payload = plainPayloadOf(operation);
  const resolved = dereference(contract.document, payload?.schema);
  const alternatives = alternativesOf(contract.document, resolved) ?? [resolved];
  const properties = Object.fromEntries(alternatives.flatMap((it) => Object.entries(objectOr(it["properties"]))));
  const value = objectOr(valueSent(base));
  const inBody = Object.entries(properties)
    .filter(([name]) => !isFilledIn("body", `/${escapeToken(name)}`))
    .flatMap(([name, schema]) =>
      // A server reads a typed text before it compares it with the schema, so the form itself may break the schema.
      formsOf(schema, value[name]).map(({ how, text }): Typed => {
        const request = withBodyValue(base, { ...value, [name]: text });
        return { name, how, request };
      }),
    );
  const filledIn = base.substitutions.flatMap((it): Typed[] => {
    const name = it.pointer.slice(1);
    const isName = "account" in it.source && it.source.account === "username" && it.place === "body";
    const isTyped = ["account", "name"].includes(String(schemaOf(properties[name])["x-typed-as"]));
    const others = base.substitutions.filter((other) => other !== it);
    return isName && isTyped
      ? [{ name, how: "", request: { ...base, substitutions: [...others, { ...it, isSpaced: true }] } }]
      : [];
  });
  return [...inQuery, ...inBody, ...filledIn];
}

/**
 * Two ways to type the same text have the same outcome: digits of another script (`x-typed-as: digits`), spaces around it (`account` and
 * `name`) or between its letters (`account` and `digits`), and other letter case (`x-ignores-case`). Where the spec says that a repeat has
 * the same result (`x-repeat`), so has the other form. They are sent before all cases, because these may use up what the call needs.
 */
export function typedFormSeries(context: PlanContext, operation: Operation): Series[] {
  if (operation.spoilsAccount || operation.endsSession) return [];
  const base = exampleRequest(context, operation);
  const same: CrossStepCheck[] = hasSameResult(context, operation)
    ? [{ kind: "same", step: TYPED, pointer: operation.profile.valuePointer }]
    : [];
  return typedRequests(context, operation, base).flatMap(({ name, how, request }) => {
    const id = `${operation.id} › typed ${[name, how].join(" ").trim()}`;
    return sameOutcomeSeries(id, operation, {
      plain: { name: PLAIN, request: base, crossStepChecks: same },
      other: { name: TYPED, request },
      reason: `${name} may be typed in this form`,
      specPointer: operation.pointer,
    });
  });
}

/**
 * The same amounts without their decimals mean the same, so a PUT with them changes nothing (RFC 9110, 9.2.2), and has the same result. Where the
 * call would make the account unusable, the series opens an account for it.
 */
export function amountFormSeries(context: PlanContext, operation: Operation): Series[] {
  const request = exampleRequest(context, operation);
  const other = withDecimals(context, operation, request, "");
  const id = `${operation.id} › amounts without decimals`;
  const account = operation.spoilsAccount ? newAccount(context, id, operation) : undefined;
  if (operation.method !== "PUT" || !other || (operation.spoilsAccount && !account)) return [];
  const first = stepOf(id, "relation", operation, { name: PLAIN, request, isNeeded: true });
  const again = stepOf(id, "relation", operation, {
    name: TYPED,
    request: other,
    expectation: { outcome: "accepted", needsState: false },
    crossStepChecks: [{ kind: "same", step: PLAIN, pointer: operation.profile.valuePointer }],
  });
  const steps = account
    ? [account.opening, account.logIn("session"), ...[first, again].map((step) => inSessionOf(step, "session"))]
    : [first, again];
  return seriesOf(id, steps);
}
