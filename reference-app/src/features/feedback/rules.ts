import { lengthOf } from "@lobbykit/api-spec/client/field-rules";
import { FEEDBACK_MAX_CHARACTERS } from "../../shared/config/constants.ts";
import type { Complaint } from "../../shared/validation/rules.ts";

/** What is wrong with a feedback text: it needs 1 to 140 code points and must not be blank (R388, R400, C3). */
export function validateFeedback(content: string): Complaint | undefined {
  const isRight = content.trim() !== "" && lengthOf(content) <= FEEDBACK_MAX_CHARACTERS;
  return isRight ? undefined : { message: "feedback_length", min: 1, max: FEEDBACK_MAX_CHARACTERS };
}
