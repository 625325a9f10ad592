import type { StringGroup } from "./string-group.ts";

/** Texts of lottery draws. */
export const drawStrings = {
  drawOf: ["Draw {issue}", "ড্র {issue}"],
  winningNumbersOf: ["Winning numbers of {game}, draw {issue}", "{game}-এর বিজয়ী নম্বর, ড্র {issue}"],
  specialBall: ["Special", "বিশেষ"],
  prizes: ["Prizes", "পুরস্কার"],
  prizeSpecial: ["Special prize", "বিশেষ পুরস্কার"],
  prizeFirst: ["First prize", "প্রথম পুরস্কার"],
  prizeSecond: ["Second prize", "দ্বিতীয় পুরস্কার"],
  prizeThird: ["Third prize", "তৃতীয় পুরস্কার"],
  prizeFourth: ["Fourth prize", "চতুর্থ পুরস্কার"],
  prizeFifth: ["Fifth prize", "পঞ্চম পুরস্কার"],
  prizeSixth: ["Sixth prize", "ষষ্ঠ পুরস্কার"],
  prizeSeventh: ["Seventh prize", "সপ্তম পুরস্কার"],
  prizeEighth: ["Eighth prize", "অষ্টম পুরস্কার"],
} satisfies StringGroup<string>;
