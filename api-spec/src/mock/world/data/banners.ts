import type { MotifName } from "../../art/motifs/motifs.ts";
import type { Family } from "../../art/palette.ts";
import type { Text } from "./text.ts";

export interface BannerRecord {
  id: string;
  /** Carousel: the home page or the login dialog (R150). */
  groupName: "w_home" | "w_login";
  title: Text;
  alt: Text;
  linkageType: "none" | "url" | "route" | "game" | "promotion";
  /** A game's code for `game`; the node id is put in when it is answered. */
  linkageTarget: string | null;
  family: Family;
  backdrop: "strings" | "rays" | "moonrise" | "lattice" | "seigaiha" | "mountains" | "roofs" | "bokeh" | "mandala";
  /** Of different drawings, so that no two define the same id in one picture. */
  motifs: readonly [MotifName, MotifName, MotifName];
  particles: "sparks" | "petals" | "embers" | "bubbles" | "coins" | "flowers";
}

/** One banner of every link type (R135), and two for the login dialog. */
export const BANNERS: readonly BannerRecord[] = [
  {
    id: "night-market",
    groupName: "w_home",
    title: {
      en: "The night market is open",
      bn: "রাতের মেলা বসেছে",
      hi: "रात का बाज़ार खुल गया",
      id: "Pasar malam telah dibuka",
      fil: "Bukas na ang night market",
      vi: "Chợ đêm đã mở",
    },
    alt: {
      en: "A lantern over the roofs of a night market",
      bn: "রাতের মেলার ছাদের ওপর একটি লণ্ঠন",
      hi: "रात के बाज़ार की छतों के ऊपर एक लालटेन",
      id: "Lentera di atas atap pasar malam",
      fil: "Parol sa ibabaw ng mga bubong ng night market",
      vi: "Chiếc đèn lồng trên mái chợ đêm",
    },
    linkageType: "game",
    linkageTarget: "lantern-night",
    family: "slots",
    backdrop: "strings",
    motifs: ["lantern", "fan", "crown"],
    particles: "embers",
  },
  {
    id: "quick-draws",
    groupName: "w_home",
    title: {
      en: "A draw every 45 seconds",
      bn: "প্রতি ৪৫ সেকেন্ডে একটি ড্র",
      hi: "हर 45 सेकंड पर एक ड्रॉ",
      id: "Undian setiap 45 detik",
      fil: "May draw kada 45 segundo",
      vi: "Mỗi 45 giây một kỳ quay",
    },
    alt: {
      en: "A cage of lottery balls between tickets",
      bn: "টিকিটের মাঝে লটারির বলের খাঁচা",
      hi: "टिकटों के बीच लॉटरी की गेंदों का पिंजरा",
      id: "Sangkar bola lotre di antara tiket",
      fil: "Tambiolo ng bola sa pagitan ng mga tiket",
      vi: "Lồng bóng xổ số giữa những tấm vé",
    },
    linkageType: "route",
    linkageTarget: "/elott",
    family: "lottery",
    backdrop: "mandala",
    motifs: ["cage", "coin", "boat"],
    particles: "coins",
  },
  {
    id: "welcome-evening",
    groupName: "w_home",
    title: {
      en: "A welcome for new members",
      bn: "নতুন সদস্যদের স্বাগত",
      hi: "नए सदस्यों का स्वागत",
      id: "Sambutan untuk anggota baru",
      fil: "Handog sa mga bagong miyembro",
      vi: "Chào mừng hội viên mới",
    },
    alt: {
      en: "A lotus between a drum and a bell",
      bn: "ঢোল ও ঘণ্টার মাঝে পদ্ম",
      hi: "ढोल और घंटी के बीच कमल",
      id: "Teratai di antara gendang dan lonceng",
      fil: "Lotus sa pagitan ng tambol at kampana",
      vi: "Hoa sen giữa trống và chuông",
    },
    linkageType: "promotion",
    linkageTarget: "PR-1001",
    family: "live",
    backdrop: "rays",
    motifs: ["lotus", "drum", "kite"],
    particles: "petals",
  },
  {
    id: "play-safely",
    groupName: "w_home",
    title: {
      en: "Play within your means",
      bn: "সাধ্যের মধ্যে খেলুন",
      hi: "अपनी हैसियत में खेलें",
      id: "Bermainlah sesuai kemampuan",
      fil: "Maglaro ayon sa kaya mo",
      vi: "Chơi trong khả năng của bạn",
    },
    alt: {
      en: "A boat on calm water under the moon",
      bn: "চাঁদের নিচে শান্ত জলে নৌকা",
      hi: "चाँद के नीचे शांत पानी पर नाव",
      id: "Perahu di air tenang di bawah bulan",
      fil: "Bangka sa payapang tubig sa ilalim ng buwan",
      vi: "Con thuyền trên mặt nước lặng dưới trăng",
    },
    linkageType: "url",
    linkageTarget: "https://help.example.com/responsible-play",
    family: "yb",
    backdrop: "moonrise",
    motifs: ["boat", "koi", "turtle"],
    particles: "sparks",
  },
  {
    id: "river-of-lights",
    groupName: "w_home",
    title: {
      en: "River of lights",
      bn: "আলোর নদী",
      hi: "रोशनी की नदी",
      id: "Sungai cahaya",
      fil: "Ilog ng mga ilaw",
      vi: "Dòng sông ánh sáng",
    },
    alt: {
      en: "A peacock above waves",
      bn: "ঢেউয়ের ওপর ময়ূর",
      hi: "लहरों के ऊपर मोर",
      id: "Merak di atas ombak",
      fil: "Paboreal sa ibabaw ng alon",
      vi: "Chim công trên sóng",
    },
    linkageType: "none",
    linkageTarget: null,
    family: "fishing",
    backdrop: "seigaiha",
    motifs: ["peacock", "shell", "jellyfish"],
    particles: "bubbles",
  },
  {
    id: "login-lanterns",
    groupName: "w_login",
    title: {
      en: "Good evening",
      bn: "শুভ সন্ধ্যা",
      hi: "शुभ संध्या",
      id: "Selamat malam",
      fil: "Magandang gabi",
      vi: "Chào buổi tối",
    },
    alt: {
      en: "Lanterns over a quiet street",
      bn: "শান্ত রাস্তার ওপর লণ্ঠন",
      hi: "शांत गली के ऊपर लालटेनें",
      id: "Lentera di atas jalan yang sunyi",
      fil: "Mga parol sa tahimik na kalye",
      vi: "Đèn lồng trên con phố yên tĩnh",
    },
    linkageType: "none",
    linkageTarget: null,
    family: "poker",
    backdrop: "roofs",
    motifs: ["lantern", "ace", "chips"],
    particles: "embers",
  },
  {
    id: "login-fields",
    groupName: "w_login",
    title: {
      en: "Every match, one place",
      bn: "সব খেলা এক জায়গায়",
      hi: "हर मैच, एक जगह",
      id: "Semua pertandingan di satu tempat",
      fil: "Lahat ng laban, sa isang lugar",
      vi: "Mọi trận đấu, một nơi",
    },
    alt: {
      en: "A cricket bat, a football and a cup",
      bn: "ক্রিকেট ব্যাট, ফুটবল ও কাপ",
      hi: "क्रिकेट बैट, फ़ुटबॉल और कप",
      id: "Pemukul kriket, bola, dan piala",
      fil: "Cricket bat, football at tropeo",
      vi: "Gậy cricket, quả bóng và chiếc cúp",
    },
    linkageType: "route",
    linkageTarget: "/sports-betting-games",
    family: "sports",
    backdrop: "bokeh",
    motifs: ["trophy", "football", "cricket"],
    particles: "sparks",
  },
];
