import { foreignExpression, type FieldRule } from "@lobbykit/api-spec/client/field-rules";
import { complaintOf, validateField, type Complaint } from "./rules.ts";

/** One field that is to be checked, with its value as it will be sent. */
export interface CheckedField {
  field: string;
  value: string;
  rule: FieldRule;
}

/**
 * Everything that is wrong with the fields of a form, by field: our own rules at once, the server's expressions after them in
 * a worker (D7). What could not be decided in time is left to the server; an expression that is none takes anything (R341).
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
