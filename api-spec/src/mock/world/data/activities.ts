import { REWARD_TITLES } from "./gifts.ts";
import type { Text } from "./text.ts";

export interface ActivityRecord {
  id: string;
  title: Text;
  /** HTML. */
  terms: Text;
  /** Whether one applies, or takes part by playing. */
  entry: "application" | "play";
  /** Days from the first day of the world, below zero before it. */
  startsInDays: number;
  endsInDays: number;
  /** Minor units. */
  rewardMinor: number;
  /** What one must have staked since the start, in minor units. */
  requiredStakeMinor: number;
}

/** Activities; the persona with a history stands in each of the eight statuses somewhere (R321–R328). */
export const ACTIVITIES: readonly ActivityRecord[] = [
  {
    id: "lost-rounds-back",
    title: { en: "Lost rounds back", bn: "হারানো রাউন্ড ফেরত" },
    terms: {
      en: "<p>Did a round break off? Tell us which, with a picture, and get ৳50.</p><ul><li>Once for each member.</li></ul>",
      bn: "<p>রাউন্ড মাঝপথে থেমেছে? ছবিসহ জানান, ৳50 নিন।</p><ul><li>প্রতি সদস্য একবার।</li></ul>",
    },
    entry: "application",
    startsInDays: -7,
    endsInDays: 30,
    rewardMinor: 50_00,
    requiredStakeMinor: 0,
  },
  {
    id: "luckiest-win",
    title: { en: "Picture of your luckiest win", bn: "সবচেয়ে ভাগ্যবান জয়ের ছবি" },
    terms: {
      en: "<p>Send the picture of a win. Stake ৳100.00 or more while the activity runs.</p>",
      bn: "<p>একটি জয়ের ছবি পাঠান। আয়োজন চলাকালে অন্তত ৳100.00 বাজি ধরুন।</p>",
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
    terms: { en: "<p>A gift for the holiday.</p>", bn: "<p>উৎসবের উপহার।</p>" },
    entry: "application",
    startsInDays: -5,
    endsInDays: 60,
    rewardMinor: 88_00,
    requiredStakeMinor: 0,
  },
  {
    id: "slots-week",
    title: { en: "Week of the slots", bn: "স্লট সপ্তাহ" },
    terms: {
      en: "<p>Stake ৳1,000.00 in the week; the reward comes when it is over.</p>",
      bn: "<p>সপ্তাহে ৳1,000.00 বাজি ধরুন; শেষে পুরস্কার আসবে।</p>",
    },
    entry: "play",
    startsInDays: -2,
    endsInDays: 5,
    rewardMinor: 60_00,
    requiredStakeMinor: 1_000_00,
  },
  {
    id: "first-review",
    title: { en: "Your first review", bn: "আপনার প্রথম রিভিউ" },
    terms: { en: "<p>Write in a line what you like.</p>", bn: "<p>কী ভালো লাগে এক লাইনে লিখুন।</p>" },
    entry: "application",
    startsInDays: -30,
    endsInDays: 30,
    rewardMinor: 30_00,
    requiredStakeMinor: 0,
  },
  {
    id: "lantern-tournament",
    title: { en: "Lantern tournament", bn: "লণ্ঠন টুর্নামেন্ট" },
    terms: { en: "<p>It starts soon.</p>", bn: "<p>শিগগিরই শুরু।</p>" },
    entry: "play",
    startsInDays: 2,
    endsInDays: 16,
    rewardMinor: 500_00,
    requiredStakeMinor: 5_000_00,
  },
  {
    id: "level-up",
    title: REWARD_TITLES.levelUp,
    terms: { en: "<p>A gift for a new level.</p>", bn: "<p>নতুন লেভেলের উপহার।</p>" },
    entry: "application",
    startsInDays: -60,
    endsInDays: 30,
    rewardMinor: 188_00,
    requiredStakeMinor: 0,
  },
  {
    id: "story-of-the-month",
    title: { en: "Story of the month", bn: "মাসের গল্প" },
    terms: { en: "<p>Tell us your story.</p>", bn: "<p>আপনার গল্প বলুন।</p>" },
    entry: "application",
    startsInDays: -20,
    endsInDays: 20,
    rewardMinor: 40_00,
    requiredStakeMinor: 0,
  },
  {
    id: "autumn-festival",
    title: { en: "Autumn festival", bn: "শরৎ উৎসব" },
    terms: { en: "<p>It is over. Thank you for playing.</p>", bn: "<p>শেষ হয়েছে। খেলার জন্য ধন্যবাদ।</p>" },
    entry: "play",
    startsInDays: -50,
    endsInDays: -20,
    rewardMinor: 100_00,
    requiredStakeMinor: 1_000_00,
  },
];

/** Said with every rejection. */
export const REJECTION: Text = {
  en: "What you sent does not show what the terms ask for.",
  bn: "আপনার পাঠানো তথ্য শর্তের সঙ্গে মেলে না।",
};
