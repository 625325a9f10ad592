import type { Operation } from "../contract.ts";
import type { Received } from "./answer.ts";
import type { Finding } from "./finding.ts";

/** The finding as gravely as the profile of the spec takes it: the one place where severities are settled. */
export function withSeverity(
  { profile, answers, isSecured }: Operation,
  finding: Finding,
  received: Received,
): Finding {
  const documented = answers.map(({ status }) => status);
  return { ...finding, severity: profile.severityOf({ ...finding, documented, isSecured, received }) };
}
