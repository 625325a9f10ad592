// Texts of amounts.

import type { StringGroup } from "./string-group.ts";

export const noValueStrings = {
  noValue: ["none", "নেই"],
} satisfies StringGroup<string>;

export const signStrings = {
  plus: ["plus", "যোগ"],
  minus: ["minus", "বিয়োগ"],
  gain: ["gain", "লাভ"],
  loss: ["loss", "ক্ষতি"],
} satisfies StringGroup<string>;

export const balanceStrings = {
  balance: ["Balance", "ব্যালেন্স"],
  refreshBalance: ["Refresh balance", "ব্যালেন্স হালনাগাদ করুন"],
  balanceHidden: ["hidden", "লুকানো"],
  balanceMissing: ["could not be loaded", "লোড করা যায়নি"],
  showBalance: ["Show balance", "ব্যালেন্স দেখান"],
} satisfies StringGroup<string>;
