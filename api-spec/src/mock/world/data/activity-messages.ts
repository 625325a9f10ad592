import { REJECTION, type ActivityRecord } from "./activities.ts";
import type { Text } from "./text.ts";

const WORDS: Record<"issued" | "rejected" | "closed", { title: Text; content: Text }> = {
  issued: {
    title: { en: "Your reward is ready", bn: "আপনার পুরস্কার প্রস্তুত" },
    content: { en: "Claim it within 14 days.", bn: "১৪ দিনের মধ্যে নিয়ে নিন।" },
  },
  rejected: { title: { en: "Your application was rejected", bn: "আপনার আবেদন গ্রহণ হয়নি" }, content: REJECTION },
  closed: {
    title: { en: "The activity is closed", bn: "আয়োজন বন্ধ হয়েছে" },
    content: { en: "The house has closed it.", bn: "আয়োজনটি বন্ধ করা হয়েছে।" },
  },
};

/** The letter about what the house decided. */
export function decisionMessage({ title }: ActivityRecord, decision: keyof typeof WORDS) {
  const words = WORDS[decision];
  const paragraph = (language: keyof Text) => `<p>${title[language]}: ${words.content[language]}</p>`;
  return { title: words.title, content: { en: paragraph("en"), bn: paragraph("bn") } };
}
