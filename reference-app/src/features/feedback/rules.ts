import { FEEDBACK_CHARACTERS } from "../../shared/config/constants.ts";

/** What is wrong with a feedback: 1 to 140 characters, code points counted, and not blank (R400, C3). */
export function validateFeedback(content: string): "empty" | "tooLong" | undefined {
  if (content.trim() === "") return "empty";
  return Array.from(content).length > FEEDBACK_CHARACTERS ? "tooLong" : undefined;
}
