import type { Text } from "../../text.ts";

/** A helpline for problem gambling. Numbers and addresses are examples; each merchant has its own. */
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
    name: {
      en: "Play Safe help line",
      bn: "নিরাপদ খেলা সহায়তা",
      hi: "सुरक्षित खेल हेल्पलाइन",
      id: "Saluran bantuan Main Aman",
      fil: "Helpline ng Ligtas na Laro",
      vi: "Đường dây hỗ trợ Chơi An Toàn",
    },
    hours: {
      en: "Every day, 24 hours",
      bn: "প্রতিদিন, 24 ঘণ্টা",
      hi: "हर दिन, 24 घंटे",
      id: "Setiap hari, 24 jam",
      fil: "Araw-araw, 24 oras",
      vi: "Hằng ngày, 24 giờ",
    },
    phone: "+8809600000000",
    url: "https://help.example.org/play-safe",
    languages: ["bn", "en"],
  },
  {
    id: "family",
    name: {
      en: "Advice for families",
      bn: "পরিবারের জন্য পরামর্শ",
      hi: "परिवारों के लिए सलाह",
      id: "Saran untuk keluarga",
      fil: "Payo para sa pamilya",
      vi: "Tư vấn cho gia đình",
    },
    hours: {
      en: "Saturday to Thursday, 9:00 to 21:00",
      bn: "শনি থেকে বৃহস্পতি, সকাল 9টা থেকে রাত 9টা",
      hi: "शनिवार से गुरुवार, 9:00 से 21:00",
      id: "Sabtu sampai Kamis, 9:00–21:00",
      fil: "Sabado hanggang Huwebes, 9:00 hanggang 21:00",
      vi: "Thứ Bảy đến thứ Năm, 9:00–21:00",
    },
    url: "https://help.example.org/family",
    languages: ["bn", "en", "hi"],
  },
];
