import { REJECTION, type ActivityRecord } from "./activities.ts";
import { inLanguage, textOf, type Text } from "../../text.ts";

const WORDS: Record<"issued" | "rejected" | "closed", { title: Text; content: Text }> = {
  issued: {
    title: {
      en: "Your reward is ready",
      bn: "আপনার পুরস্কার প্রস্তুত",
      hi: "आपका इनाम तैयार है",
      id: "Hadiah Anda sudah siap",
      fil: "Handa na ang gantimpala mo",
      vi: "Phần thưởng của bạn đã sẵn sàng",
    },
    content: {
      en: "Claim it within 14 days.",
      bn: "14 দিনের মধ্যে নিয়ে নিন।",
      hi: "इसे 14 दिनों के भीतर लें।",
      id: "Klaim dalam 14 hari.",
      fil: "I-claim ito sa loob ng 14 na araw.",
      vi: "Hãy nhận trong vòng 14 ngày.",
    },
  },
  rejected: {
    title: {
      en: "Your application was rejected",
      bn: "আপনার আবেদন গ্রহণ হয়নি",
      hi: "आपका आवेदन नामंज़ूर हुआ",
      id: "Pengajuan Anda ditolak",
      fil: "Tinanggihan ang application mo",
      vi: "Đăng ký tham gia của bạn bị từ chối",
    },
    content: REJECTION,
  },
  closed: {
    title: {
      en: "The activity is closed",
      bn: "আয়োজন বন্ধ হয়েছে",
      hi: "गतिविधि बंद हो गई है",
      id: "Aktivitas telah ditutup",
      fil: "Sarado na ang aktibidad",
      vi: "Hoạt động đã đóng",
    },
    content: {
      en: "We have closed this activity.",
      bn: "আয়োজনটি বন্ধ করা হয়েছে।",
      hi: "हमने यह गतिविधि बंद कर दी है।",
      id: "Kami telah menutup aktivitas ini.",
      fil: "Isinara na namin ang aktibidad na ito.",
      vi: "Chúng tôi đã đóng hoạt động này.",
    },
  },
};

/** The message that tells a member the decision. */
export function decisionMessage({ title }: ActivityRecord, decision: keyof typeof WORDS) {
  const words = WORDS[decision];
  const content = textOf((language) => `<p>${inLanguage(title, language)}: ${inLanguage(words.content, language)}</p>`);
  return { title: words.title, content };
}
