import { Ajv2020, type ErrorObject, type ValidateFunction } from "ajv/dist/2020.js";
import addFormatsModule from "ajv-formats";
import { ContractError } from "./references.ts";
import { patternOf } from "../pattern.ts";
import { schemaViewsOf } from "./schema-views.ts";
import { escapeToken, isObject, valueAt, type JsonObject } from "../json.ts";

/** One violation of a schema by a value. */
export interface Violation {
  /** JSON pointer into the value. */
  readonly valuePointer: string;
  /** JSON pointer to the violated keyword in the spec. */
  readonly specPointer: string;
  readonly keyword: string;
  readonly message: string;
}

/** Which side sends a value: requests need no read-only properties, responses no write-only ones. */
export type Direction = "request" | "answer";

/** Validates a value against the schema at a JSON pointer of the spec; an empty list means that it is valid. */
export type Validate = (schemaPointer: string, value: unknown, direction?: Direction) => Violation[];

const DOCUMENT_ID = "spec";
const UNDOCUMENTED_KEYWORDS = ["unevaluatedProperties", "additionalProperties"];
const CHOICE_KEYWORDS = ["oneOf", "anyOf"];
/** A branch whose constant or type does not match is rarely the one that was meant. */
const WRONG_KIND_WEIGHT = 100;
const isOfOtherKind = ({ keyword, valuePointer }: Violation): boolean =>
  keyword === "const" || (keyword === "type" && valuePointer === "");

/** The pointer of every object in the document, so that an error can name its place. */
function pointersOf(document: unknown): Map<unknown, string> {
  const pointers = new Map<unknown, string>();
  const visit = (node: unknown, pointer: string): void => {
    if (typeof node !== "object" || node === null) return;
    pointers.set(node, pointer);
    for (const [name, member] of Object.entries(node)) visit(member, `${pointer}/${escapeToken(name)}`);
  };
  visit(document, "");
  return pointers;
}

function messageOf(error: ErrorObject): string {
  const { additionalProperty, unevaluatedProperty, allowedValues, allowedValue } = error.params;
  const undocumented: unknown = additionalProperty ?? unevaluatedProperty;
  if (typeof undocumented === "string") return `has the undocumented property '${undocumented}'`;
  if (Array.isArray(allowedValues)) return `must be one of ${allowedValues.map(String).join(", ")}`;
  if (allowedValue !== undefined) return `must be ${JSON.stringify(allowedValue)}`;
  return error.message ?? error.keyword;
}

const isSame = (one: Violation, other: Violation): boolean =>
  one.valuePointer === other.valuePointer && one.specPointer === other.specPointer;

/** When a part is invalid for another reason, its properties also appear undocumented. Such follow-up violations are removed. */
function withoutEchoes(violations: Violation[]): Violation[] {
  const causes = violations.filter((violation) => !UNDOCUMENTED_KEYWORDS.includes(violation.keyword));
  const echoes = (violation: Violation) =>
    UNDOCUMENTED_KEYWORDS.includes(violation.keyword) &&
    causes.some((cause) => cause.valuePointer.startsWith(violation.valuePointer));
  return violations.filter((violation) => !echoes(violation));
}

const distanceOf = (violations: readonly Violation[]): number =>
  violations.reduce((sum, violation) => sum + (isOfOtherKind(violation) ? WRONG_KIND_WEIGHT : 1), 0);

// A regular expression that ECMA 262 cannot compile restricts nothing; a note in the report says so.
const regExp = Object.assign((pattern: string) => patternOf(pattern) ?? /(?:)/, { code: "patternOf" });

/**
 * Creates a validator that compiles the document's schemas in place, at their first use.
 * The returned function throws ContractError for a schema that cannot be compiled.
 */
export function createValidator(document: JsonObject): Validate {
  const { request, answer } = schemaViewsOf(document);
  const ofAnswer = validatorFor(answer);
  const ofRequest = request === answer ? ofAnswer : validatorFor(request);
  return (pointer, value, direction) => (direction === "request" ? ofRequest : ofAnswer)(pointer, value);
}

type Check = (pointer: string, value: unknown) => Violation[];

function validatorFor(document: JsonObject): Check {
  const ajv = new Ajv2020({ strict: false, allErrors: true, verbose: true, logger: false, code: { regExp } });
  addFormatsModule.default(ajv);
  ajv.addSchema(document, DOCUMENT_ID);
  // Built only when there is a violation.
  let known: Map<unknown, string> | undefined;
  const pointerAt = (schema: unknown): string => (known ??= pointersOf(document)).get(schema) ?? "";
  const compiled = new Map<string, ValidateFunction>();

  const compile = (pointer: string): ValidateFunction => {
    const known = compiled.get(pointer);
    if (known) return known;
    const fragment = pointer.split("/").map(encodeURIComponent).join("/");
    try {
      const validate = ajv.compile({ $ref: `${DOCUMENT_ID}#${fragment}` });
      compiled.set(pointer, validate);
      return validate;
    } catch (error) {
      throw new ContractError(`The spec has a schema that cannot be used, spec#${pointer}: ${String(error)}`);
    }
  };

  const toViolation = (error: ErrorObject): Violation => ({
    valuePointer: error.instancePath,
    specPointer: `${pointerAt(error.parentSchema)}/${error.keyword}`,
    keyword: error.keyword,
    message: messageOf(error),
  });

  const listAll = (pointer: string, value: unknown): Violation[] => {
    const check = compile(pointer);
    if (check(value)) return [];
    return (check.errors ?? []).filter((error) => isObject(error.parentSchema)).map(toViolation);
  };

  /** When no branch of a choice matches, returns the violations of the closest branch. */
  const resolveChoice = (violations: Violation[], choice: Violation, value: unknown): Violation[] => {
    const branches = valueAt(document, choice.specPointer);
    if (!Array.isArray(branches)) return violations;
    const part = valueAt(value, choice.valuePointer);
    const under = (violation: Violation) => ({
      ...violation,
      valuePointer: choice.valuePointer + violation.valuePointer,
    });
    const places = branches.map((_, index) => `${choice.specPointer}/${index}`);
    const inBranches = places.map((place) => validate(place, part));
    const known = places.flatMap((place) => listAll(place, part)).map(under);
    const others = violations.filter((violation) => violation !== choice && !known.some((it) => isSame(it, violation)));
    const fitting = inBranches.filter((branch) => branch.length === 0).length;
    // When a value matches too many branches, the violations of the others are irrelevant. With a discriminator, one branch is meant even
    // if several match.
    const parent = valueAt(document, choice.specPointer.slice(0, choice.specPointer.lastIndexOf("/")));
    const isChosen = isObject(parent) && isObject(parent["discriminator"]);
    if (fitting === 1 || (fitting > 1 && isChosen)) return others;
    if (fitting > 1)
      return [...others, { ...choice, message: `must match exactly one alternative, but matches ${fitting}` }];
    const nearest = inBranches.reduce((best, branch) => (distanceOf(branch) < distanceOf(best) ? branch : best));
    return [...others, ...nearest.map(under)];
  };

  const validate: Check = (pointer, value) => {
    const all = listAll(pointer, value);
    const choices = all.filter((violation) => CHOICE_KEYWORDS.includes(violation.keyword));
    return withoutEchoes(choices.reduce((rest, choice) => resolveChoice(rest, choice, value), all));
  };
  return validate;
}
