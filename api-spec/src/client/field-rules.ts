import { normaliseTyped } from "./typed-text.ts";

/**
 * The validation rule of one field, as a server sends it (R233). The form and the server both validate with this module, so that both
 * refuse the same values (docs/for-backend-teams.md).
 */
export interface FieldRule {
  /** Whether the form shows the field. A value that is sent for a hidden field is still validated. */
  readonly enabled: boolean;
  readonly required: boolean;
  /** In characters, as Unicode code points (R342). */
  readonly minLength: number;
  readonly maxLength: number;
  /** Id of a pattern family, which also selects the error message (R345). */
  readonly patternId: string;
  /** Source of a regular expression for the whole value. `*` accepts anything; "" falls back to the family (R341, D7). */
  readonly acceptedPattern: string;
}

/**
 * What is wrong with a value. `blank`: only spaces and invisible characters. `default`: the initial password that must be changed (R267).
 */
export type FieldFault = "empty" | "blank" | "length" | "format" | "default";

/** The `acceptedPattern` that accepts anything (R341). It is not a regular expression and is never run as one. */
export const ANYTHING = "*";

/** The initial password of old accounts. A member who logs in with it has to choose another one (R267, R491). */
export const DEFAULT_PASSWORD = "{secret}";

const DAY = String.raw`(?:(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])|(?:0[13-9]|1[0-2])-(?:29|30)|(?:0[13578]|1[02])-31)`;
const LEAP_YEAR = String.raw`(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)`;

/** The regular expressions of the pattern families, by id (R364–R377). Each runs in linear time, so none needs a time limit. */
export const PATTERN_FAMILIES: ReadonlyMap<string, string> = new Map([
  ["1", ANYTHING], // R364: only the length is checked
  ["2", "[A-Za-z][A-Za-z0-9]*"], // R365: a letter, then letters and digits
  ["3", String.raw`[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+`], // R366: an e-mail address
  ["4", "[A-Za-z0-9]+"], // R367: letters and digits
  ["5", String.raw`(?=.*[A-Za-z])(?=.*\d)[A-Za-z0-9]+`], // R368: letters and digits, at least one of each
  ["6", String.raw`\d+`], // R369: digits
  ["7", "(?=.*[A-Z])[A-Za-z0-9]+"], // R370: letters and digits, at least one capital letter
  ["8", "[A-Za-z][A-Za-z ]*"], // R371: English letters and spaces
  ["9", String.raw`\S+`], // R372: no spaces
  ["10", String.raw`(?!0000)(?:\d{4}-${DAY}|${LEAP_YEAR}-02-29)`], // R373: a date that exists, year first
  ["11", String.raw`(?!.{6}0000)(?:${DAY}-\d{4}|02-29-${LEAP_YEAR})`], // R374: a date that exists, month first
  ["12", String.raw`[\p{Script=Han}·]+`], // R375: Chinese text
  ["13", String.raw`\p{Script=Thai}[\p{Script=Thai} ]*`], // R376: Thai text
  ["14", String.raw`\p{Script=Hangul}[\p{Script=Hangul} ]*`], // R377: Korean text
]);
const OURS: ReadonlySet<string> = new Set(PATTERN_FAMILIES.values());

const required = (minLength: number, maxLength: number, patternId: string): FieldRule => ({
  enabled: true,
  required: true,
  minLength,
  maxLength,
  patternId,
  acceptedPattern: "",
});

/** Default rules for fields without a server rule (R362, R363, D6). `accountName` is any login name, which may be a phone number (R029). */
export const FIXED_RULES = {
  username: required(4, 16, "2"),
  accountName: required(1, 64, "9"),
  password: required(8, 128, "1"),
  mobileNum: required(6, 15, "6"),
  email: required(3, 254, "3"),
  verificationCode: required(1, 255, "1"),
} as const satisfies Readonly<Record<string, FieldRule>>;

/** The parts of a payment method's field (E066) that validation uses. */
interface PaymentField {
  readonly type: string;
  readonly required: boolean;
  readonly minLength: number;
  readonly maxLength: number;
  readonly pattern?: string | undefined;
}

/** The rule of a payment field. Its own pattern decides; without one, a field of type digits accepts only digits. */
export const paymentFieldRule = ({ type, required, minLength, maxLength, pattern = "" }: PaymentField): FieldRule => ({
  enabled: true,
  required,
  minLength,
  maxLength,
  patternId: type === "digits" ? "6" : "",
  acceptedPattern: pattern,
});

/** Length as people count it: in code points, not in bytes or UTF-16 units (R342). */
export const lengthOf = (value: string): number => Array.from(value).length;

/** The regular expression to apply: the server's when it sends one, else that of the pattern family (D7). */
const expressionOf = ({ acceptedPattern, patternId }: FieldRule): string =>
  acceptedPattern || (PATTERN_FAMILIES.get(patternId) ?? ANYTHING);

/** Result of matching a value. "invalid" means that the regular expression is not valid; any value is then accepted (R341). */
export type ExpressionVerdict = "fits" | "unfit" | "invalid";

/**
 * Matches the whole value against a regular expression (R341). One that a server sent may run forever, so a worker runs it and can be
 * stopped (D7). For that reason this function uses nothing outside itself.
 */
export function judgeExpression(expression: string, value: string): ExpressionVerdict {
  try {
    return new RegExp(`^(?:${expression})$`, "u").test(value) ? "fits" : "unfit";
  } catch {
    return "invalid";
  }
}

/** Returns whether the value matches the family; undefined when the id is not one of ours. */
export function fitsFamily(patternId: string, value: string): boolean | undefined {
  const expression = PATTERN_FAMILIES.get(patternId);
  return expression === undefined ? undefined : judgeExpression(expression, value) !== "unfit";
}

/**
 * Returns the fault of a value that can be found without running foreign code (R341–R343). The server's own regular expressions are run
 * separately (`foreignExpression`).
 * @param value as it is sent: typed fields are normalised before (`normaliseTyped`)
 */
export function faultOf(field: string, value: string, rule: FieldRule): FieldFault | undefined {
  if (value === "") return rule.enabled && rule.required ? "empty" : undefined;
  if (normaliseTyped("name", value) === "") return "blank";
  if (field === "password" && value === DEFAULT_PASSWORD) return "default";
  const length = lengthOf(value);
  if (length < rule.minLength || length > rule.maxLength) return "length";
  const expression = expressionOf(rule);
  return OURS.has(expression) && judgeExpression(expression, value) === "unfit" ? "format" : undefined;
}

/**
 * Returns the regular expression that the caller still has to run on a value without another fault, with a time limit: the one that the
 * server wrote (D7).
 */
export function foreignExpression(value: string, rule: FieldRule): string | undefined {
  const expression = expressionOf(rule);
  return value === "" || OURS.has(expression) ? undefined : expression;
}
