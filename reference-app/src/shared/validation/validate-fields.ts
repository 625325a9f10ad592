import { foreignExpression, type FieldRule } from "@lobbykit/api-spec/client/field-rules";
import { complaintOf, validateField, type Complaint } from "./rules.ts";

/** A field to check, with its value as it is sent to the server. */
export interface CheckedField {
  field: string;
  value: string;
  rule: FieldRule;
}

/**
 * Validates the fields of a form: by our own rules immediately, then by the server's regular expressions in a worker (D7). A value whose
 * check takes too long in the browser is accepted; the server then decides. An invalid regular expression accepts everything (R341).
 */
export async function validateFields(fields: readonly CheckedField[]): Promise<ReadonlyMap<string, Complaint>> {
  const complaints = new Map<string, Complaint>();
  for (const { field, value, rule } of fields) {
    const complaint = validateField(field, value, rule) ?? (await foreignComplaint(field, value, rule));
    if (complaint) complaints.set(field, complaint);
  }
  return complaints;
}

async function foreignComplaint(field: string, value: string, rule: FieldRule): Promise<Complaint | undefined> {
  const expression = foreignExpression(value, rule);
  if (expression === undefined) return undefined;
  const { askServerPattern } = await import("./server-pattern.ts");
  const answer = await askServerPattern(expression, value);
  if (answer === "invalid" || answer === "undecided") console.warn(`The server's pattern for ${field} is ${answer}.`);
  return answer === "unfit" ? complaintOf(field, value, rule, "format") : undefined;
}
