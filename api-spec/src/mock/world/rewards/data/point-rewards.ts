import type { MotifName } from "../../../art/motifs/motifs.ts";
import type { Text } from "../../text.ts";

export type RewardKind = "bonusCredit" | "freeSpins" | "goods";

export interface RewardRecord {
  id: string;
  kind: RewardKind;
  name: Text;
  description: Text;
  points: number;
  /** Amount of a bonus credit in minor units; 0 for other kinds. */
  amountMinor: number;
  /** Code of the game that free spins are for. */
  gameCode?: string;
  /** Motif of its picture; that of its kind when left out. */
  motif?: MotifName;
  /** Initial stock; unlimited when left out. */
  stock?: number;
}

const credit = (taka: number, points: number): RewardRecord => ({
  id: `bonus-${taka}`,
  kind: "bonusCredit",
  name: {
    en: `Wallet credit ¤=${taka}.00`,
    bn: `ওয়ালেটে ¤=${taka}.00`,
    hi: `वॉलेट में ¤=${taka}.00`,
    id: `Saldo dompet ¤=${taka}.00`,
    fil: `¤=${taka}.00 sa wallet`,
    vi: `Cộng ¤=${taka}.00 vào ví`,
  },
  description: {
    en: `¤=${taka}.00 for your wallet, with no wagering requirement. It arrives within minutes.`,
    bn: `বাজির শর্ত ছাড়াই আপনার ওয়ালেটে ¤=${taka}.00। কয়েক মিনিটের মধ্যে পৌঁছায়।`,
    hi: `आपके वॉलेट में ¤=${taka}.00, बिना दाँव की शर्त के। कुछ ही मिनटों में पहुँचता है।`,
    id: `¤=${taka}.00 untuk dompet Anda, tanpa syarat taruhan. Tiba dalam beberapa menit.`,
    fil: `¤=${taka}.00 para sa wallet mo, walang kailangang taya. Darating ito sa loob ng ilang minuto.`,
    vi: `¤=${taka}.00 vào ví của bạn, không có yêu cầu vòng cược. Đến trong vài phút.`,
  },
  points,
  amountMinor: taka * 100,
});

/** The rewards of the points mall, cheapest first. */
export const POINT_REWARDS: readonly RewardRecord[] = [
  credit(5, 10),
  credit(20, 40),
  {
    id: "spins-10",
    kind: "freeSpins",
    name: {
      en: "10 free spins",
      bn: "10টি ফ্রি স্পিন",
      hi: "10 मुफ़्त स्पिन",
      id: "10 putaran gratis",
      fil: "10 libreng spin",
      vi: "10 vòng quay miễn phí",
    },
    description: {
      en: "10 free rounds of the game in the picture.",
      bn: "ছবির গেমে দশটি ফ্রি রাউন্ড।",
      hi: "तस्वीर वाले गेम के दस मुफ़्त राउंड।",
      id: "Sepuluh ronde gratis di permainan pada gambar.",
      fil: "Sampung libreng round sa larong nasa larawan.",
      vi: "Mười ván miễn phí của trò chơi trong hình.",
    },
    points: 120,
    amountMinor: 0,
    gameCode: "lantern-night",
  },
  credit(100, 200),
  {
    id: "tote-bag",
    kind: "goods",
    name: {
      en: "Jute bag",
      bn: "পাটের ব্যাগ",
      hi: "जूट का थैला",
      id: "Tas goni",
      fil: "Bag na yari sa jute",
      vi: "Túi đay",
    },
    description: {
      en: "Sold out until the next delivery.",
      bn: "পরের চালান পর্যন্ত শেষ।",
      hi: "अगली खेप तक स्टॉक खत्म।",
      id: "Habis sampai kiriman berikutnya.",
      fil: "Ubos na hanggang sa susunod na delivery.",
      vi: "Hết hàng cho đến đợt giao tiếp theo.",
    },
    points: 400,
    amountMinor: 0,
    motif: "fan",
    stock: 0,
  },
  {
    id: "mug",
    kind: "goods",
    name: {
      en: "Lantern mug",
      bn: "লণ্ঠন মগ",
      hi: "लालटेन मग",
      id: "Mug lentera",
      fil: "Mug na may parol",
      vi: "Cốc đèn lồng",
    },
    description: {
      en: "A mug with our lantern on it. We will send it to you.",
      bn: "আমাদের লণ্ঠন আঁকা মগ। আমরা পাঠিয়ে দিই।",
      hi: "हमारी लालटेन वाला मग। हम आपको भेज देंगे।",
      id: "Mug bergambar lentera kami. Kami kirim kepada Anda.",
      fil: "Mug na may parol namin. Ipapadala namin ito sa iyo.",
      vi: "Chiếc cốc in đèn lồng của chúng tôi. Chúng tôi sẽ gửi cho bạn.",
    },
    points: 900,
    amountMinor: 0,
    motif: "lantern",
    stock: 8,
  },
  credit(1000, 2_000),
  {
    id: "phone",
    kind: "goods",
    name: {
      en: "Smartphone",
      bn: "স্মার্টফোন",
      hi: "स्मार्टफ़ोन",
      id: "Ponsel pintar",
      fil: "Smartphone",
      vi: "Điện thoại thông minh",
    },
    description: {
      en: "A new phone for our most loyal members.",
      bn: "আমাদের সবচেয়ে বিশ্বস্ত সদস্যদের জন্য নতুন ফোন।",
      hi: "हमारे सबसे वफ़ादार सदस्यों के लिए नया फ़ोन।",
      id: "Ponsel baru untuk anggota kami yang paling setia.",
      fil: "Bagong phone para sa mga pinakatapat naming miyembro.",
      vi: "Điện thoại mới cho những hội viên trung thành nhất của chúng tôi.",
    },
    points: 50_000,
    amountMinor: 0,
    motif: "gamepad",
    stock: 5,
  },
];
