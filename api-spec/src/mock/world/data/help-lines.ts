import type { Text } from "./text.ts";

/** Somebody to talk to about play. Example numbers and addresses: a merchant has its own. */
export interface HelpLine {
  id: string;
  name: Text;
  hours: Text;
  phone?: string;
  url: string;
  languages: readonly string[];
}

export const HELP_LINES: readonly HelpLine[] = [
  {
    id: "play-safe",
    name: { en: "Play Safe help line", bn: "নিরাপদ খেলা সহায়তা" },
    hours: { en: "Every day, 24 hours", bn: "প্রতিদিন, ২৪ ঘণ্টা" },
    phone: "+8809600000000",
    url: "https://help.example.org/play-safe",
    languages: ["bn", "en"],
  },
  {
    id: "family",
    name: { en: "Advice for families", bn: "পরিবারের জন্য পরামর্শ" },
    hours: { en: "Saturday to Thursday, 9:00 to 21:00", bn: "শনি থেকে বৃহস্পতি, সকাল ৯টা থেকে রাত ৯টা" },
    url: "https://help.example.org/family",
    languages: ["bn", "en", "hi"],
  },
];
