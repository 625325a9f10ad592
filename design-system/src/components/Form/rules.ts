import { fill } from "../../foundations/strings/strings.ts";

/** One thing that is wrong, by the id of the rule that says so. */
export interface FormProblem {
  /** Name of the field; without it the problem concerns the whole form. */
  field?: string;
  /** Id of the rule: one of the server's, or "required", "type", "pattern", "least", "most", "tooShort", "tooLong", "invalid". */
  rule: string;
  /** For the places of its message: `{min}`, `{0}`. */
  values?: Readonly<Record<string, string | number>>;
  /** What the server says about it, shown where the form has no message for the rule (R471). */
  message?: string;
  /** Heads the summary in place of the form's own title, where this problem makes that untrue: "We do not know yet whether it worked". */
  summaryTitle?: string;
}

/** Texts by rule id; `field.rule` comes before `rule`. `{label}` stands for the label of the field. */
export type FormMessages = Readonly<Record<string, string>>;

/** The words for a problem. `fallback` is used where neither the form nor the server has any. */
export function messageOf(problem: FormProblem, messages: FormMessages, label: string, fallback: string): string {
  const { field, rule, values, message } = problem;
  const text = messages[`${field ?? ""}.${rule}`] ?? messages[rule] ?? message ?? fallback;
  return fill(text, { label, ...values });
}

type Flag = Exclude<keyof ValidityState, "valid" | "customError">;

/** What the browser finds, as rule ids. */
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

/** What a control has to say about itself. */
interface Judged extends Pick<HTMLInputElement, "validity" | "validationMessage" | "type" | "value"> {
  readonly required?: boolean;
}

/** Controls that take words. Spaces are words to HTML; to a person they are an empty field. A password is taken as it was typed. */
const WORD_TYPES: readonly string[] = ["text", "search", "tel", "email", "url", "textarea"];

const isBlank = ({ required = false, type, value }: Judged): boolean =>
  required && WORD_TYPES.includes(type) && value.trim() === "";

/** The first rule of HTML that a control breaks, or "invalid" with the words of its component; undefined where all is well. */
export function brokenRule(control: Judged): Pick<FormProblem, "rule" | "message"> | undefined {
  const { validity, validationMessage } = control;
  if (isBlank(control)) return { rule: "required" };
  const rule = RULES.find(([flag]) => validity[flag])?.[1];
  if (rule !== undefined) return { rule };
  return validity.customError ? { rule: "invalid", message: validationMessage } : undefined;
}
