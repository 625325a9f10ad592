import { normaliseTyped } from "./typed-text.ts";

/**
 * How one field is checked, as a server says (R233). Form and server judge by this module, so that both refuse the same
 * (docs/for-backend-teams.md).
 */
export interface FieldRule {
  /** Is the field shown? A value that was not asked for is checked all the same. */
  readonly enabled: boolean;
  readonly required: boolean;
  /** In characters, as Unicode code points (R342). */
  readonly minLength: number;
  readonly maxLength: number;
  /** Names a pattern family and its message (R345). */
  readonly patternId: string;
  /** Source of a regular expression for the whole value; `*` takes anything, "" leaves it to the family (R341, D7). */
  readonly acceptedPattern: string;
}

/** What is wrong with a value. `blank`: spaces and invisible characters alone; `default`: the literal that R267 lets nobody keep. */
export type FieldFault = "empty" | "blank" | "length" | "format" | "default";

/** The `acceptedPattern` that takes anything (R341). It is no expression, so it never finds a value unfit. */
export const ANYTHING = "*";

/** The password that old accounts were created with: whoever logs in with it has to choose another one (R267, R491). */
export const DEFAULT_PASSWORD = "{secret}";

const DAY = String.raw`(?:(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])|(?:0[13-9]|1[0-2])-(?:29|30)|(?:0[13578]|1[02])-31)`;
const LEAP_YEAR = String.raw`(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)`;

/** The expressions of the pattern families, by id (R364–R377). Each takes linear time, so anybody may run them at once. */
export const PATTERN_FAMILIES: ReadonlyMap<string, string> = new Map([
  ["1", ANYTHING], // R364 the length alone
  ["2", "[A-Za-z][A-Za-z0-9]*"], // R365
  ["3", String.raw`[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+`], // R366
  ["4", "[A-Za-z0-9]+"], // R367
  ["5", String.raw`(?=.*[A-Za-z])(?=.*\d)[A-Za-z0-9]+`], // R368
  ["6", String.raw`\d+`], // R369
  ["7", "(?=.*[A-Z])[A-Za-z0-9]+"], // R370
  ["8", "[A-Za-z][A-Za-z ]*"], // R371
  ["9", String.raw`\S+`], // R372
  ["10", String.raw`(?!0000)(?:\d{4}-${DAY}|${LEAP_YEAR}-02-29)`], // R373
  ["11", String.raw`(?!.{6}0000)(?:${DAY}-\d{4}|02-29-${LEAP_YEAR})`], // R374
  ["12", String.raw`[\p{Script=Han}·]+`], // R375
  ["13", String.raw`\p{Script=Thai}[\p{Script=Thai} ]*`], // R376
  ["14", String.raw`\p{Script=Hangul}[\p{Script=Hangul} ]*`], // R377
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

/** What holds where a server names no rule (R362, R363, D6). `accountName` is any name to log in with: a number may be one (R029). */
export const FIXED_RULES = {
  username: required(4, 16, "2"),
  accountName: required(1, 64, "9"),
  password: required(8, 128, "1"),
  mobileNum: required(6, 15, "6"),
  email: required(3, 254, "3"),
  verificationCode: required(1, 255, "1"),
} as const satisfies Readonly<Record<string, FieldRule>>;

/** One field of a payment method (E066), as far as it is checked. */
interface PaymentField {
  readonly type: string;
  readonly required: boolean;
  readonly minLength: number;
  readonly maxLength: number;
  readonly pattern?: string | undefined;
}

/** The rule of a payment field: its own expression decides; without one, what is called digits has digits. */
export const paymentFieldRule = ({ type, required, minLength, maxLength, pattern = "" }: PaymentField): FieldRule => ({
  enabled: true,
  required,
  minLength,
  maxLength,
  patternId: type === "digits" ? "6" : "",
  acceptedPattern: pattern,
});

/** Length as people count it: code points, not bytes and not UTF-16 units (R342). */
export const lengthOf = (value: string): number => Array.from(value).length;

/** The expression that decides: the server's where it gives one, else that of the family (D7). */
const expressionOf = ({ acceptedPattern, patternId }: FieldRule): string =>
  acceptedPattern || (PATTERN_FAMILIES.get(patternId) ?? ANYTHING);

/** What became of an expression and a value; "invalid" is an expression that is none, and takes anything (R341). */
export type ExpressionVerdict = "fits" | "unfit" | "invalid";

/**
 * Runs an expression over the whole value (R341). One of a stranger may take forever: it is run where it can be stopped (D7),
 * so this function uses nothing from outside itself.
 */
export function judgeExpression(expression: string, value: string): ExpressionVerdict {
  try {
    return new RegExp(`^(?:${expression})$`, "u").test(value) ? "fits" : "unfit";
  } catch {
    return "invalid";
  }
}

/** Does the value fit the family of an id? Undefined where the id names none of ours. */
export function fitsFamily(patternId: string, value: string): boolean | undefined {
  const expression = PATTERN_FAMILIES.get(patternId);
  return expression === undefined ? undefined : judgeExpression(expression, value) !== "unfit";
}

/**
 * What is wrong with a value by everything that can be said at once (R341–R343); the expression of a stranger is run apart
 * (`foreignExpression`).
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

/** The expression that is still to be run, with a limit of time, on a value that has no other fault: one that somebody else wrote (D7). */
export function foreignExpression(value: string, rule: FieldRule): string | undefined {
  const expression = expressionOf(rule);
  return value === "" || OURS.has(expression) ? undefined : expression;
}
