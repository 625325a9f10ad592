import { fill } from "../../foundations/strings/strings.ts";

/** One error of a form, with the id of the rule that failed. */
export interface FormProblem {
  /** Name of the field. Without it, the error belongs to the whole form. */
  field?: string;
  /** Id of the rule: one of the server's, or "required", "type", "pattern", "least", "most", "tooShort", "tooLong", "invalid". */
  rule: string;
  /** Values for the placeholders of the message: `{min}`, `{0}`. */
  values?: Readonly<Record<string, string | number>>;
  /** The server's message, shown if the form has no message for the rule (R471). */
  message?: string;
  /** Replaces the form's summary heading where that would be wrong: "We do not know yet whether it worked". */
  summaryTitle?: string;
}

/** Messages by rule id. `field.rule` has priority over `rule`. `{label}` is replaced by the label of the field. */
export type FormMessages = Readonly<Record<string, string>>;

/** Returns the message of an error. `fallback` is used if neither the form nor the server has a message. */
export function messageOf(problem: FormProblem, messages: FormMessages, label: string, fallback: string): string {
  const { field, rule, values, message } = problem;
  const text = messages[`${field ?? ""}.${rule}`] ?? messages[rule] ?? message ?? fallback;
  return fill(text, { label, ...values });
}

type Flag = Exclude<keyof ValidityState, "valid" | "customError">;

/** The browser's validity flags and their rule ids. */
const RULES: readonly (readonly [Flag, string])[] = [
  ["valueMissing", "required"],
  ["badInput", "type"],
  ["typeMismatch", "type"],
  ["patternMismatch", "pattern"],
  ["rangeUnderflow", "least"],
  ["rangeOverflow", "most"],
  ["stepMismatch", "step"],
  ["tooShort", "tooShort"],
  ["tooLong", "tooLong"],
];

/** Properties of a control that its validation needs. */
interface Judged extends Pick<HTMLInputElement, "validity" | "validationMessage" | "type" | "value"> {
  readonly required?: boolean;
}

/**
 * Types of controls that take text. HTML accepts only spaces as text; here the field then counts as empty. Passwords are taken exactly as
 * typed.
 */
const WORD_TYPES: readonly string[] = ["text", "search", "tel", "email", "url", "textarea"];

const isBlank = ({ required = false, type, value }: Judged): boolean =>
  required && WORD_TYPES.includes(type) && value.trim() === "";

/** Returns the first HTML rule that a control breaks, or "invalid" with the message of its component; undefined if it is valid. */
export function brokenRule(control: Judged): Pick<FormProblem, "rule" | "message"> | undefined {
  const { validity, validationMessage } = control;
  if (isBlank(control)) return { rule: "required" };
  const rule = RULES.find(([flag]) => validity[flag])?.[1];
  if (rule !== undefined) return { rule };
  return validity.customError ? { rule: "invalid", message: validationMessage } : undefined;
}
