import type { Operation } from "../../../spec/contract.ts";
import { replaceAt, valueAt, isObject, objectOr, type JsonObject, escapeToken } from "../../../json.ts";
import type { CaseRequest, Expectation, Forbidden, Series, Step, Substitution, CrossStepCheck } from "../../case.ts";
import { type PlanContext, testedOperation } from "../../context.ts";
import {
  valueSent,
  withBodyValue,
  exampleRequest,
  unfiltered,
  withoutSubstitution,
  asAccount,
  withParameters,
} from "../../generate/requests.ts";
import { placesOf, dereference, numberOf, alternativesOf } from "../../read/schemas.ts";
import { unitOf } from "../../read/units.ts";
import type { BorrowedSource } from "../../../spec/borrowed-source.ts";
import { effectStep } from "../effect-step.ts";
import { markedReads, untouchedClaims } from "../refusals/documented-refusals.ts";
import { stepOf, seriesOf, sameOutcomeSeries } from "../step.ts";
import { inOtherCase } from "../../read/letter-case.ts";
import { hasSameResult } from "../one-time.ts";
import { inSessionOf, newAccount } from "../sessions/account-sessions.ts";
import { plainPayloadOf } from "../../generate/example-values.ts";

/**
 * The request with its whole amounts (`x-unit: money`) written with other decimals, such as ".5", or with none; undefined when it has no such
 * amount, or none that may be written so.
 */
export function withDecimals(
  context: PlanContext,
  operation: Operation,
  request: CaseRequest,
  decimals: string,
): CaseRequest | undefined {
  const payload = plainPayloadOf(operation);
  const sent = valueSent(request);
  if (!payload || sent === undefined) return undefined;
  const amounts = placesOf(context.contract, payload.schemaPointer, (schema, resolved) =>
    unitOf(schema, resolved, "") === "money" ? true : undefined,
  );
  let value: unknown = sent;
  for (const { pointer } of amounts) {
    const amount = valueAt(value, pointer);
    const other = String(Number(amount)) + decimals;
    const isWhole = typeof amount === "string" && Number.isInteger(Number(amount));
    if (isWhole && amount !== other) value = replaceAt(value, pointer, other);
  }
  const isOther = value !== sent && context.validate(payload.schemaPointer, value, "request").length === 0;
  return isOther ? withBodyValue(request, value) : undefined;
}

const READ = "bounds";

/** One number that the bounds forbid, with its name. */
interface Trial {
  readonly name: string;
  readonly source: BorrowedSource;
  readonly forbidden: Omit<Forbidden, "step" | "isNeeded">;
  /** The name of the bound itself, which is allowed. */
  readonly bound?: string;
}

function boundNamed(bounds: JsonObject, name: string): BorrowedSource | undefined {
  const { operationId, pointer } = objectOr(bounds[name]);
  return typeof operationId === "string" && typeof pointer === "string" ? { operationId, pointer } : undefined;
}

/** The number just beyond a bound. */
const beyond = (source: BorrowedSource | undefined, name: string, bound: string, plus: number): Trial[] =>
  source ? [{ name, source, forbidden: { pointer: source.pointer, plus, isFinest: true }, bound }] : [];

function trialsOf(bounds: JsonObject): Trial[] {
  const [minimum, maximum, multipleOf] = ["minimum", "maximum", "multipleOf"].map((name) => boundNamed(bounds, name));
  const trials = [
    ...beyond(minimum, "below the minimum", "the minimum", -1),
    ...beyond(maximum, "above the maximum", "the maximum", 1),
  ];
  if (!minimum || minimum.operationId !== multipleOf?.operationId) return trials;
  const forbidden = { pointer: minimum.pointer, plus: 1, between: multipleOf.pointer };
  return [...trials, { name: "between two steps", source: minimum, forbidden }];
}

/** A number of a body whose bounds are documented by another operation (`x-bounds`): what lies outside them must be refused without an effect, and the bounds themselves are allowed. */
export function boundSeries(context: PlanContext, operation: Operation): Series[] {
  const payload = plainPayloadOf(operation);
  if (!payload || operation.spoilsAccount) return [];
  const base = exampleRequest(context, operation);
  const places = placesOf(context.contract, payload.schemaPointer, (schema, resolved) => {
    const told = schema["x-bounds"] ?? resolved["x-bounds"];
    return isObject(told) ? told : undefined;
  });
  return places.flatMap(({ pointer, mark }) =>
    trialsOf(objectOr(mark)).flatMap(({ name, source, forbidden, bound }): Series[] => {
      const other = testedOperation(context, source.operationId);
      if (!other) return [];
      const id = `${operation.id} › bounds body${pointer} ${name}`;
      const read = unfiltered(other, exampleRequest(context, other));
      const asked = operation.isSecured && other.isSecured;
      const first: Step = stepOf(id, "relation", other, {
        name: READ,
        isNeeded: true,
        request: asked ? asAccount(read, operation.account) : read,
      });
      const expectation: Expectation = {
        outcome: "refused",
        reason: `body ${pointer} is ${name} that ${other.id} tells`,
      };
      const substitutions = [
        ...withoutSubstitution(base.substitutions, "body", pointer),
        { place: "body", pointer, source: { step: READ, isNeeded: true, ...forbidden } } as const,
      ];
      const tried = stepOf(id, "broken", operation, { name, expectation, request: { ...base, substitutions } });
      const scene = { context, id, change: operation };
      const reads = [...new Set(markedReads(context, operation))];
      const reading = (when: string) => reads.map((read) => [effectStep(scene, `${read.id} ${when}`, read)]);
      const steps = [...reading("before"), ...reading("before again"), first, tried, ...reading("after")];
      const unchanged = untouchedClaims(scene, reads, [tried]);
      if (bound === undefined) return seriesOf(id, steps, unchanged);
      const allowed = substitutions.map((it): Substitution =>
        "plus" in it.source ? { ...it, source: { ...it.source, plus: 0 } } : it,
      );
      const onIt = stepOf(id, "relation", operation, { name: bound, request: { ...base, substitutions: allowed } });
      const specPointer = payload.schemaPointer;
      return seriesOf(id, [...steps, onIt], [...unchanged, { kind: "on-bound", beyond: name, on: bound, specPointer }]);
    }),
  );
}

/** The name of the step that others are compared with. */
const PLAIN = "as documented";
const LONGEST = "the longest text";
/** One code point, two UTF-16 units, four bytes. */
const EMOJI = "😀";

/**
 * A text whose length is counted in code points (`x-unit: code-points`) has the outcome of a short one, however many bytes it has, as long as
 * it is within `maxLength`.
 */
export function longestTextSeries(context: PlanContext, operation: Operation): Series[] {
  const payload = plainPayloadOf(operation);
  const base = exampleRequest(context, operation);
  if (!payload || operation.spoilsAccount) return [];
  const { document } = context.contract;
  const value = objectOr(valueSent(base));
  const properties = objectOr(dereference(document, payload.schema)["properties"]);
  return Object.entries(properties).flatMap(([name, property]): Series[] => {
    const schema = { ...dereference(document, property), ...objectOr(property) };
    const most = numberOf(schema, "maxLength");
    const changed = { ...value, [name]: EMOJI.repeat(most ?? 0) };
    const isCounted = schema["x-unit"] === "code-points" && name in value && most !== undefined;
    if (!isCounted || context.validate(payload.schemaPointer, changed, "request").length > 0) return [];
    const id = `${operation.id} › longest text ${name}`;
    return sameOutcomeSeries(id, operation, {
      plain: { name: PLAIN, request: base },
      other: { name: LONGEST, request: withBodyValue(base, changed) },
      reason: `${name} has ${most} code points, as many as are allowed`,
      specPointer: `${payload.schemaPointer}/properties/${escapeToken(name)}`,
    });
  });
}

const TYPED = "in another form";
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
