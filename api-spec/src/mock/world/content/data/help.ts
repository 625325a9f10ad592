import type { Text } from "../../text.ts";
import help from "./help.json" with { type: "json" };

export interface HelpRecord {
  tag: string;
  title: Text;
  /** HTML. */
  content: Text;
  children?: readonly HelpRecord[];
}

export const HELP: readonly HelpRecord[] = help;
