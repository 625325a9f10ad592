import type { Text } from "../../text.ts";

/** Bonuses of the personas (R077). */
export const BONUS_NAMES = {
  welcome: {
    en: "Welcome bonus",
    bn: "স্বাগত বোনাস",
    hi: "स्वागत बोनस",
    id: "Bonus sambutan",
    fil: "Welcome bonus",
    vi: "Thưởng chào mừng",
  },
  weekend: {
    en: "Weekend high roller",
    bn: "সপ্তাহান্তের বড় বাজি",
    hi: "सप्ताहांत का बड़ा दाँव",
    id: "Taruhan besar akhir pekan",
    fil: "Malaking taya tuwing weekend",
    vi: "Cược lớn cuối tuần",
  },
  lantern: {
    en: "Lantern festival bonus",
    bn: "লণ্ঠন উৎসব বোনাস",
    hi: "लालटेन उत्सव बोनस",
    id: "Bonus festival lentera",
    fil: "Bonus sa pista ng parol",
    vi: "Thưởng lễ hội đèn lồng",
  },
} as const satisfies Record<string, Text>;

/** Rewards of the reward centre (R078). */
export const REWARD_TITLES = {
  welcome: {
    en: "Welcome gift",
    bn: "স্বাগত উপহার",
    hi: "स्वागत उपहार",
    id: "Hadiah sambutan",
    fil: "Regalong pambungad",
    vi: "Quà chào mừng",
  },
  birthday: {
    en: "Birthday gift",
    bn: "জন্মদিনের উপহার",
    hi: "जन्मदिन का उपहार",
    id: "Hadiah ulang tahun",
    fil: "Regalo sa kaarawan",
    vi: "Quà sinh nhật",
  },
  streak: {
    en: "Seven days in a row",
    bn: "টানা সাত দিন",
    hi: "लगातार सात दिन",
    id: "Tujuh hari berturut-turut",
    fil: "Pitong araw na sunod-sunod",
    vi: "Bảy ngày liên tiếp",
  },
  levelUp: {
    en: "Gold level gift",
    bn: "গোল্ড লেভেলের উপহার",
    hi: "गोल्ड लेवल का उपहार",
    id: "Hadiah level emas",
    fil: "Regalo sa Gold level",
    vi: "Quà cấp Vàng",
  },
  eid: {
    en: "Eid gift",
    bn: "ঈদের উপহার",
    hi: "ईद का उपहार",
    id: "Hadiah Idulfitri",
    fil: "Regalo sa Eid",
    vi: "Quà lễ Eid",
  },
  monthly: {
    en: "Monthly gift",
    bn: "মাসিক উপহার",
    hi: "मासिक उपहार",
    id: "Hadiah bulanan",
    fil: "Buwanang regalo",
    vi: "Quà hằng tháng",
  },
} as const satisfies Record<string, Text>;
