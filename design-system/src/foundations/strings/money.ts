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
