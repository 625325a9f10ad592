import { faultOf, paymentFieldRule, type FieldRule } from "@lobbykit/api-spec/client/field-rules";
import { normaliseTyped } from "@lobbykit/api-spec/client/typed-text";
import type { OperationBody, OperationValue } from "../../shared/api/api.ts";
import { DEPOSIT_LOOK_FIRST_MS, DEPOSIT_LOOK_MAX_MS } from "../../shared/config/constants.ts";

export type DepositMethod = OperationValue<"listDepositMethods">[number];
export type Deposit = OperationValue<"getDeposit">;
type SchemaField = DepositMethod["fields"][number];

/** What the member typed and chose in the deposit form. It is kept when the member changes the method or returns from the review. */
export interface DepositDraft {
  methodId: string;
  amount: string;
  /** Values of the method's own fields, by the key of the field. */
  values: Readonly<Record<string, string>>;
  /** Id of the chosen promotion; "" for none. */
  promotionId: string;
}

/** A field of a method's form. */
export interface PlannedField {
  key: string;
  /** Field name in the form, prefixed so that no server key collides with the form's own fields. */
  name: string;
  label: string;
  control: "text" | "digits" | "select";
  rule: FieldRule;
  options: readonly { value: string; label: string }[];
}

export type FieldProblem = "missing" | "length" | "option" | "format";
export interface FieldComplaint {
  field: PlannedField;
  problem: FieldProblem;
}

const FIELD_PREFIX = "fields/";

/** The fields of a method's schema (E066). A select without options becomes a text field, because it could not be filled in. */
export const planFields = ({ fields }: Pick<DepositMethod, "fields">): PlannedField[] =>
  fields.map((field: SchemaField) => {
    const { key, label, type, options = [] } = field;
    const control = type === "select" && options.length === 0 ? "text" : type;
    return { key, name: FIELD_PREFIX + key, label, control, rule: paymentFieldRule(field), options };
  });

/** Returns a typed value as it is sent to the server. Numbers may be typed in any script, with spaces and hyphens. */
export const cleanValue = ({ control }: PlannedField, typed = ""): string =>
  normaliseTyped(control === "digits" ? "digits" : "name", typed);

/** What is wrong with a field, as far as the client can tell at once. The server's pattern is checked separately (D7). */
export function fieldComplaint(field: PlannedField, typed: string | undefined): FieldComplaint | undefined {
  const value = cleanValue(field, typed);
  const { name, control, rule, options } = field;
  const fault = faultOf(name, value, rule);
  if (fault === "empty") return { field, problem: "missing" };
  const isNoChoice = control === "select" && value !== "" && !options.some((one) => one.value === value);
  if (isNoChoice) return { field, problem: "option" };
  return fault && { field, problem: fault === "length" ? "length" : "format" };
}

/** The order (E067), with only the chosen method's fields. */
export function depositBody(method: DepositMethod, draft: DepositDraft): OperationBody<"createDeposit"> {
  const filled = planFields(method).flatMap((field) => {
    const value = cleanValue(field, draft.values[field.key]);
    return value === "" ? [] : [[field.key, value] as const];
  });
  const isOffered = method.promotions.some(({ id }) => id === draft.promotionId);
  return {
    methodId: method.id,
    amount: draft.amount,
    fields: Object.fromEntries(filled),
    ...(isOffered && { promotionId: draft.promotionId }),
  };
}

/** The form's names of the fields that a refusal is about. Empty when it is about the whole order. */
export function refusedNames(code: string, details: readonly { path: string }[]): string[] {
  const named = details.flatMap(({ path }) => (path.startsWith("body/") ? [path.slice("body/".length)] : []));
  if (named.length > 0) return named;
  const name = NAMES_BY_CODE[code];
  return name === undefined ? [] : [name];
}

const NAMES_BY_CODE: Readonly<Record<string, string | undefined>> = {
  METHOD_UNAVAILABLE: "methodId",
  AMOUNT_OUT_OF_RANGE: "amount",
  DEPOSIT_LIMIT_REACHED: "amount",
  NOT_ELIGIBLE: "promotionId",
};

/** The first values of the form, with the merchant's preferred method if it is available. */
export const firstDraft = (methods: readonly DepositMethod[]): DepositDraft => ({
  methodId: methods.find(({ available }) => available)?.id ?? "",
  amount: "",
  values: {},
  promotionId: "",
});

/** How long to wait before a pending deposit is requested again. @param looks number of requests so far */
export const nextLookMs = (looks: number): number =>
  Math.min(DEPOSIT_LOOK_MAX_MS, DEPOSIT_LOOK_FIRST_MS * Math.max(1, looks / LOOKS_BEFORE_SLOWER));

const LOOKS_BEFORE_SLOWER = 5;
