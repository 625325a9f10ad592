import { REJECTION, type ActivityRecord } from "./activities.ts";
import { inLanguage, textOf, type Text } from "../../text.ts";
import messages from "./activity-messages.json" with { type: "json" };

const WORDS: Record<"issued" | "rejected" | "closed", { title: Text; content: Text }> = {
  ...messages,
  rejected: { ...messages.rejected, content: REJECTION },
};

/** The message that tells a member the decision. */
export function decisionMessage({ title }: ActivityRecord, decision: keyof typeof WORDS) {
  const words = WORDS[decision];
  const content = textOf((language) => `<p>${inLanguage(title, language)}: ${inLanguage(words.content, language)}</p>`);
  return { title: words.title, content };
}
