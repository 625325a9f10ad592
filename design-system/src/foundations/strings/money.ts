// Texts of amounts.

export const noValueStrings = {
  en: {
    noValue: "none",
  },
  bn: {
    noValue: "নেই",
  },
};

export const signStrings = {
  en: {
    plus: "plus",
    minus: "minus",
    gain: "gain",
    loss: "loss",
  },
  bn: {
    plus: "যোগ",
    minus: "বিয়োগ",
    gain: "লাভ",
    loss: "ক্ষতি",
  },
};

export const balanceStrings = {
  en: {
    balance: "Balance",
    refreshBalance: "Refresh balance",
    balanceHidden: "hidden",
    balanceMissing: "could not be loaded",
    showBalance: "Show balance",
  },
  bn: {
    balance: "ব্যালেন্স",
    refreshBalance: "ব্যালেন্স হালনাগাদ করুন",
    balanceHidden: "লুকানো",
    balanceMissing: "লোড করা যায়নি",
    showBalance: "ব্যালেন্স দেখান",
  },
};
