import type { Text } from "../../world/text.ts";
import type { PrizeName } from "../../world/lottery/draw-numbers.ts";
import type { BetTypeId } from "../../world/lottery/bet-types.ts";

/** Texts of the betting page. The page fills in `{x}`. */
export const LOTTERY_WORDS = {
  draw: { en: "Draw {numero}", bn: "ড্র {numero}" },
  stateOpen: { en: "Betting is open", bn: "বাজি চলছে" },
  stateClosed: { en: "Betting is closed", bn: "বাজি বন্ধ" },
  stateWaiting: { en: "Waiting for the numbers", bn: "নম্বরের অপেক্ষা" },
  stateOffSale: { en: "Not on sale now", bn: "এখন বিক্রি বন্ধ" },
  closesIn: { en: "Closes in", bn: "বন্ধ হতে বাকি" },
  drawnIn: { en: "Numbers in", bn: "নম্বর আসতে বাকি" },
  lastNumbers: { en: "Last numbers", bn: "সর্বশেষ নম্বর" },
  numbersPending: { en: "Numbers pending", bn: "নম্বর এখনো আসেনি" },
  special: { en: "Special", bn: "বিশেষ" },
  allPrizes: { en: "All prizes", bn: "সব পুরস্কার" },
  betOn: { en: "Bet on", bn: "কিসে বাজি" },
  tens: { en: "Tens", bn: "দশকের অঙ্ক" },
  ones: { en: "Ones", bn: "এককের অঙ্ক" },
  numbers: { en: "Numbers", bn: "নম্বর" },
  side: { en: "Side", bn: "পক্ষ" },
  big: { en: "Big", bn: "বড়" },
  small: { en: "Small", bn: "ছোট" },
  odd: { en: "Odd", bn: "বিজোড়" },
  even: { en: "Even", bn: "জোড়" },
  pays: { en: "Pays {odds}× the stake", bn: "বাজির {odds} গুণ" },
  paysEach: { en: "Pays {odds}× the stake for each hit", bn: "প্রতি মিলে বাজির {odds} গুণ" },
  returns: { en: "Average return to player: {rtp}%", bn: "দীর্ঘ মেয়াদে {rtp}% ফেরত" },
  chooseMore: { en: "Choose {count} more", bn: "আরও {count}টি বাছুন" },
  yourBet: { en: "{pick}: a stake of {stake} can pay {win}", bn: "{pick}, বাজি {stake}, জিতলে {win}" },
  placed: { en: "Your bet on draw {numero} is placed.", bn: "ড্র {numero}-এ আপনার বাজি ধরা হয়েছে।" },
  settledNothing: { en: "Draw {numero}: no win this time.", bn: "ড্র {numero}: এবার জয় নেই।" },
  settledBack: { en: "Draw {numero}: {amount} returned.", bn: "ড্র {numero}: {amount} ফেরত এসেছে।" },
  settledGain: { en: "Draw {numero}: {amount} paid out.", bn: "ড্র {numero}: {amount} পেয়েছেন।" },
  myBets: { en: "My bets", bn: "আমার বাজি" },
  noBets: { en: "You have no bets on this game yet.", bn: "এই গেমে আপনার এখনো কোনো বাজি নেই।" },
  statusOpen: { en: "Open", bn: "চলছে" },
  statusWon: { en: "Paid out {amount}", bn: "পেয়েছেন {amount}" },
  statusLost: { en: "No win", bn: "জয় নেই" },
  statusRefunded: { en: "Stake refunded", bn: "বাজি ফেরত" },
  earlier: { en: "Earlier draws", bn: "আগের ড্র" },
  announceMinute: { en: "Betting closes in one minute.", bn: "এক মিনিট পরে বাজি বন্ধ হবে।" },
  announceSeconds: { en: "Betting closes in ten seconds.", bn: "দশ সেকেন্ড পরে বাজি বন্ধ হবে।" },
  announceClosed: { en: "Betting is closed.", bn: "বাজি বন্ধ হয়েছে।" },
  announceResult: { en: "Draw {numero}: {numbers}.", bn: "ড্র {numero}: {numbers}।" },
  errorClosed: {
    en: "Betting on this draw has closed. Nothing was taken from your balance.",
    bn: "এই ড্রয়ের বাজি বন্ধ হয়ে গেছে। আপনার ব্যালেন্স থেকে কিছু কাটা হয়নি।",
  },
  errorStale: { en: "No connection. The numbers may be out of date.", bn: "সংযোগ নেই। নম্বর পুরোনো হতে পারে।" },
  rulesLottery: {
    en: "The server's clock decides. A bet that arrives after betting closes is refused and costs nothing, so allow extra time on a slow network. The payout of a bet includes its stake. A draw never changes once its numbers are out.",
    bn: "সার্ভারের ঘড়িই শেষ কথা। বন্ধ হওয়ার পরে আসা বাজি নেওয়া হয় না, টাকাও কাটা হয় না; ধীর নেটওয়ার্কে হাতে সময় রাখুন। জেতা টাকার মধ্যে বাজিও ধরা থাকে। নম্বর প্রকাশের পর ড্র কখনো বদলায় না।",
  },
} as const satisfies Record<string, Text>;

export type LotteryText = keyof typeof LOTTERY_WORDS;

/** Name of each bet type, and when it wins. */
export const BET_WORDS: Record<BetTypeId, { name: Text; rule: Text }> = {
  size: {
    name: { en: "Big or small", bn: "বড় না ছোট" },
    rule: { en: "The sum of the five numbers: small 0–22, big 23–45.", bn: "পাঁচটি নম্বরের যোগফল: ছোট 0–22, বড় 23–45।" },
  },
  parity: {
    name: { en: "Odd or even", bn: "জোড় না বিজোড়" },
    rule: { en: "The sum of the five numbers.", bn: "পাঁচটি নম্বরের যোগফল।" },
  },
  "last-two": {
    name: { en: "Last two", bn: "শেষ দুই" },
    rule: { en: "The last two numbers, in this order.", bn: "শেষ দুটি নম্বর, এই ক্রমে।" },
  },
  "pick-one": {
    name: { en: "Pick 1", bn: "1টি বাছুন" },
    rule: { en: "Your number is among the five drawn.", bn: "আপনার নম্বরটি টানা পাঁচটির মধ্যে আছে।" },
  },
  "pick-two": {
    name: { en: "Pick 2", bn: "2টি বাছুন" },
    rule: { en: "Both numbers are among the five drawn.", bn: "দুটি নম্বরই টানা পাঁচটির মধ্যে আছে।" },
  },
  "pick-three": {
    name: { en: "Pick 3", bn: "3টি বাছুন" },
    rule: { en: "All three numbers are among the five drawn.", bn: "তিনটি নম্বরই টানা পাঁচটির মধ্যে আছে।" },
  },
  champion: {
    name: { en: "Winner", bn: "প্রথম" },
    rule: { en: "The boat that comes in first.", bn: "যে নৌকা সবার আগে পৌঁছায়।" },
  },
  "champion-size": {
    name: { en: "Big or small", bn: "বড় না ছোট" },
    rule: { en: "The boat that comes in first: small 01–05, big 06–10.", bn: "প্রথম নৌকা: ছোট 01–05, বড় 06–10।" },
  },
  "champion-parity": {
    name: { en: "Odd or even", bn: "জোড় না বিজোড়" },
    rule: { en: "The boat that comes in first.", bn: "যে নৌকা সবার আগে পৌঁছায়।" },
  },
  special: {
    name: { en: "Special ball", bn: "বিশেষ বল" },
    rule: { en: "The last ball of the draw, 01 to 49.", bn: "ড্রয়ের শেষ বল, 01 থেকে 49।" },
  },
  "special-size": {
    name: { en: "Big or small", bn: "বড় না ছোট" },
    rule: {
      en: "The special ball: small 01–24, big 25–48. 49 refunds the stake.",
      bn: "বিশেষ বল: ছোট 01–24, বড় 25–48। 49 হলে বাজি ফেরত।",
    },
  },
  "special-parity": {
    name: { en: "Odd or even", bn: "জোড় না বিজোড়" },
    rule: { en: "The special ball. 49 refunds the stake.", bn: "বিশেষ বল। 49 হলে বাজি ফেরত।" },
  },
  lo: {
    name: { en: "Lô", bn: "লো" },
    rule: {
      en: "Your two digits are the last two of any of the {count} numbers drawn. Each match is a hit.",
      bn: "ড্রয়ের {count}টি নম্বরের যেকোনোটির শেষ দুই অঙ্ক। যতবার মেলে ততবার জয়।",
    },
  },
  de: {
    name: { en: "Đề", bn: "দে" },
    rule: { en: "The last two digits of the special prize.", bn: "বিশেষ পুরস্কারের শেষ দুই অঙ্ক।" },
  },
  tail: {
    name: { en: "Last digit", bn: "শেষ অঙ্ক" },
    rule: { en: "The last digit of the special prize.", bn: "বিশেষ পুরস্কারের শেষ অঙ্ক।" },
  },
};

/** Names of the prizes of the Viet Nam family. */
export const PRIZE_WORDS: Record<PrizeName, Text> = {
  special: { en: "Special", bn: "বিশেষ" },
  first: { en: "First", bn: "প্রথম" },
  second: { en: "Second", bn: "দ্বিতীয়" },
  third: { en: "Third", bn: "তৃতীয়" },
  fourth: { en: "Fourth", bn: "চতুর্থ" },
  fifth: { en: "Fifth", bn: "পঞ্চম" },
  sixth: { en: "Sixth", bn: "ষষ্ঠ" },
  seventh: { en: "Seventh", bn: "সপ্তম" },
  eighth: { en: "Eighth", bn: "অষ্টম" },
};
