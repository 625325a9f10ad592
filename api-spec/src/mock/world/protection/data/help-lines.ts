import type { Text } from "../../text.ts";
import helpLines from "./help-lines.json" with { type: "json" };

/** A helpline for problem gambling. Numbers and addresses are examples; each merchant has its own. */
export interface HelpLine {
  id: string;
  name: Text;
  hours: Text;
  phone?: string;
  url: string;
  languages: readonly string[];
}

export const HELP_LINES: readonly HelpLine[] = helpLines;
