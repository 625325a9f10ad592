import { REWARD_TITLES } from "./gifts.ts";
import type { Text } from "../../text.ts";

export interface ActivityRecord {
  id: string;
  title: Text;
  /** HTML. */
  terms: Text;
  /** Whether members apply for it, or join by playing. */
  entry: "application" | "play";
  /** Days from the first day of the world; negative for days before it. */
  startsInDays: number;
  endsInDays: number;
  /** Minor units. */
  rewardMinor: number;
  /** How much a member must have staked since the start, in minor units. */
  requiredStakeMinor: number;
}

/**
 * The activities: promotions that members apply for or join by playing. The account with a history has at least one activity in each of the
 * eight statuses (R321–R328).
 */
export const ACTIVITIES: readonly ActivityRecord[] = [
  {
    id: "lost-rounds-back",
    title: {
      en: "Money back for interrupted rounds",
      bn: "হারানো রাউন্ড ফেরত",
      hi: "रुके राउंड का पैसा वापस",
      id: "Ganti rugi ronde terputus",
      fil: "Bawi sa naputol na round",
      vi: "Hoàn ván bị gián đoạn",
    },
    terms: {
      en: "<p>Was a round interrupted? Tell us which one, send a picture, and get ¤=50.00.</p><ul><li>Once per member.</li></ul>",
      bn: "<p>রাউন্ড মাঝপথে থেমেছে? ছবিসহ জানান, ¤=50.00 নিন।</p><ul><li>প্রতি সদস্য একবার।</li></ul>",
      hi: "<p>कोई राउंड बीच में रुक गया? बताएँ कौन सा, एक तस्वीर भेजें और ¤=50.00 पाएँ।</p><ul><li>हर सदस्य को एक बार।</li></ul>",
      id: "<p>Ada ronde yang terputus? Beri tahu kami ronde mana, kirim gambar, dan dapatkan ¤=50.00.</p><ul><li>Sekali untuk setiap anggota.</li></ul>",
      fil: "<p>May naputol bang round? Sabihin kung alin, may kasamang larawan, at kumuha ng ¤=50.00.</p><ul><li>Isang beses sa bawat miyembro.</li></ul>",
      vi: "<p>Ván chơi bị gián đoạn? Hãy cho biết ván nào, gửi ảnh và nhận ¤=50.00.</p><ul><li>Mỗi hội viên một lần.</li></ul>",
    },
    entry: "application",
    startsInDays: -7,
    endsInDays: 30,
    rewardMinor: 50_00,
    requiredStakeMinor: 0,
  },
  {
    id: "luckiest-win",
    title: {
      en: "A picture of your luckiest win",
      bn: "সবচেয়ে ভাগ্যবান জয়ের ছবি",
      hi: "आपकी सबसे भाग्यशाली जीत की तस्वीर",
      id: "Gambar kemenangan paling beruntung Anda",
      fil: "Larawan ng pinakamasuwerte mong panalo",
      vi: "Ảnh ván thắng may mắn nhất",
    },
    terms: {
      en: "<p>Send us a picture of a win. Stake at least ¤=100.00 while the activity is running.</p>",
      bn: "<p>একটি জয়ের ছবি পাঠান। আয়োজন চলাকালে অন্তত ¤=100.00 বাজি ধরুন।</p>",
      hi: "<p>किसी जीत की तस्वीर भेजें। गतिविधि के दौरान ¤=100.00 या उससे ज़्यादा का दाँव लगाएँ।</p>",
      id: "<p>Kirim gambar kemenangan Anda. Pasang taruhan minimal ¤=100.00 selama aktivitas berlangsung.</p>",
      fil: "<p>Ipadala ang larawan ng isang panalo. Tumaya ng ¤=100.00 o higit pa habang tumatakbo ang aktibidad.</p>",
      vi: "<p>Gửi ảnh một ván thắng. Cược từ ¤=100.00 trở lên trong thời gian diễn ra hoạt động.</p>",
    },
    entry: "application",
    startsInDays: -10,
    endsInDays: 25,
    rewardMinor: 20_00,
    requiredStakeMinor: 100_00,
  },
  {
    id: "eid-gift",
    title: REWARD_TITLES.eid,
    terms: {
      en: "<p>A gift for the holiday.</p>",
      bn: "<p>উৎসবের উপহার।</p>",
      hi: "<p>त्योहार का उपहार।</p>",
      id: "<p>Hadiah untuk hari raya.</p>",
      fil: "<p>Regalo para sa pista.</p>",
      vi: "<p>Quà mừng ngày lễ.</p>",
    },
    entry: "application",
    startsInDays: -5,
    endsInDays: 60,
    rewardMinor: 88_00,
    requiredStakeMinor: 0,
  },
  {
    id: "slots-week",
    title: {
      en: "Slots week",
      bn: "স্লট সপ্তাহ",
      hi: "स्लॉट सप्ताह",
      id: "Pekan slot",
      fil: "Linggo ng mga slot",
      vi: "Tuần lễ nổ hũ",
    },
    terms: {
      en: "<p>Stake ¤=1,000.00 during the week. You get the reward when the week is over.</p>",
      bn: "<p>সপ্তাহে ¤=1,000.00 বাজি ধরুন; শেষে পুরস্কার আসবে।</p>",
      hi: "<p>सप्ताह में ¤=1,000.00 का दाँव लगाएँ। सप्ताह पूरा होने पर इनाम मिलेगा।</p>",
      id: "<p>Pasang taruhan ¤=1,000.00 dalam pekan itu. Hadiah Anda dapatkan setelah pekan berakhir.</p>",
      fil: "<p>Tumaya ng ¤=1,000.00 sa loob ng linggo. Makukuha mo ang gantimpala kapag tapos na ang linggo.</p>",
      vi: "<p>Cược ¤=1,000.00 trong tuần. Bạn nhận phần thưởng khi tuần kết thúc.</p>",
    },
    entry: "play",
    startsInDays: -2,
    endsInDays: 5,
    rewardMinor: 60_00,
    requiredStakeMinor: 1_000_00,
  },
  {
    id: "first-review",
    title: {
      en: "Your first review",
      bn: "আপনার প্রথম রিভিউ",
      hi: "आपकी पहली समीक्षा",
      id: "Ulasan pertama Anda",
      fil: "Ang una mong review",
      vi: "Đánh giá đầu tiên của bạn",
    },
    terms: {
      en: "<p>Tell us in one line what you like.</p>",
      bn: "<p>কী ভালো লাগে এক লাইনে লিখুন।</p>",
      hi: "<p>एक पंक्ति में लिखें कि आपको क्या पसंद है।</p>",
      id: "<p>Tulis dalam satu baris apa yang Anda suka.</p>",
      fil: "<p>Isulat sa isang linya kung ano ang gusto mo.</p>",
      vi: "<p>Viết một dòng về điều bạn thích.</p>",
    },
    entry: "application",
    startsInDays: -30,
    endsInDays: 30,
    rewardMinor: 30_00,
    requiredStakeMinor: 0,
  },
  {
    id: "lantern-tournament",
    title: {
      en: "Lantern tournament",
      bn: "লণ্ঠন টুর্নামেন্ট",
      hi: "लालटेन टूर्नामेंट",
      id: "Turnamen lentera",
      fil: "Paligsahan ng parol",
      vi: "Giải đấu đèn lồng",
    },
    terms: {
      en: "<p>It starts soon.</p>",
      bn: "<p>শিগগিরই শুরু।</p>",
      hi: "<p>जल्द शुरू होगा।</p>",
      id: "<p>Segera dimulai.</p>",
      fil: "<p>Malapit na itong magsimula.</p>",
      vi: "<p>Sắp bắt đầu.</p>",
    },
    entry: "play",
    startsInDays: 2,
    endsInDays: 16,
    rewardMinor: 500_00,
    requiredStakeMinor: 5_000_00,
  },
  {
    id: "level-up",
    title: REWARD_TITLES.levelUp,
    terms: {
      en: "<p>A gift for reaching a new level.</p>",
      bn: "<p>নতুন লেভেলের উপহার।</p>",
      hi: "<p>नए स्तर का उपहार।</p>",
      id: "<p>Hadiah karena mencapai level baru.</p>",
      fil: "<p>Regalo para sa bagong level.</p>",
      vi: "<p>Quà khi đạt cấp độ mới.</p>",
    },
    entry: "application",
    startsInDays: -60,
    endsInDays: 30,
    rewardMinor: 188_00,
    requiredStakeMinor: 0,
  },
  {
    id: "story-of-the-month",
    title: {
      en: "Story of the month",
      bn: "মাসের গল্প",
      hi: "महीने की कहानी",
      id: "Kisah bulan ini",
      fil: "Kuwento ng buwan",
      vi: "Câu chuyện của tháng",
    },
    terms: {
      en: "<p>Tell us your story.</p>",
      bn: "<p>আপনার গল্প বলুন।</p>",
      hi: "<p>अपनी कहानी बताएँ।</p>",
      id: "<p>Ceritakan kisah Anda.</p>",
      fil: "<p>Ikuwento mo sa amin ang karanasan mo.</p>",
      vi: "<p>Hãy kể câu chuyện của bạn.</p>",
    },
    entry: "application",
    startsInDays: -20,
    endsInDays: 20,
    rewardMinor: 40_00,
    requiredStakeMinor: 0,
  },
  {
    id: "autumn-festival",
    title: {
      en: "Autumn festival",
      bn: "শরৎ উৎসব",
      hi: "शरद उत्सव",
      id: "Festival musim gugur",
      fil: "Pista ng taglagas",
      vi: "Lễ hội mùa thu",
    },
    terms: {
      en: "<p>It is over. Thank you for playing.</p>",
      bn: "<p>শেষ হয়েছে। খেলার জন্য ধন্যবাদ।</p>",
      hi: "<p>यह पूरा हो चुका है। खेलने के लिए धन्यवाद।</p>",
      id: "<p>Sudah berakhir. Terima kasih telah bermain.</p>",
      fil: "<p>Tapos na ito. Salamat sa paglalaro.</p>",
      vi: "<p>Đã kết thúc. Cảm ơn bạn đã tham gia.</p>",
    },
    entry: "play",
    startsInDays: -50,
    endsInDays: -20,
    rewardMinor: 100_00,
    requiredStakeMinor: 1_000_00,
  },
];

/** The reason given with every rejection. */
export const REJECTION: Text = {
  en: "What you sent does not meet the terms of this activity.",
  bn: "আপনার পাঠানো তথ্য শর্তের সঙ্গে মেলে না।",
  hi: "आपने जो भेजा है वह इस गतिविधि की शर्तें पूरी नहीं करता।",
  id: "Yang Anda kirim tidak memenuhi ketentuan aktivitas ini.",
  fil: "Hindi tugma sa mga tuntunin ng aktibidad na ito ang ipinadala mo.",
  vi: "Nội dung bạn gửi không đáp ứng điều khoản của hoạt động này.",
};
