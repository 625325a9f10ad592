// Texts of fields.

/** Texts of fields for amounts and other numbers. */
export const decimalStrings = {
  en: {
    tooManyDecimals: "Enter up to {count} decimal places",
  },
  bn: {
    tooManyDecimals: "দশমিকের পরে সর্বোচ্চ {count}টি অঙ্ক লিখুন",
  },
};

export const numberFieldStrings = {
  en: {
    increaseField: "Increase {fieldLabel}",
    decreaseField: "Decrease {fieldLabel}",
    numberField: "Number",
    notANumber: "This is not a number. Enter digits only.",
    negativeNumber: "Enter a number without a minus sign",
    ambiguousNumber: "If you mean {number}, enter {digits}",
    wholeNumber: "Enter a number without decimals",
    tooLow: "Enter {min} or more",
    tooHigh: "Enter {max} or less",
  },
  bn: {
    increaseField: "{fieldLabel} বাড়ান",
    decreaseField: "{fieldLabel} কমান",
    numberField: "সংখ্যা",
    notANumber: "এটি সংখ্যা নয়। শুধু অঙ্ক লিখুন।",
    negativeNumber: "বিয়োগ চিহ্ন ছাড়া সংখ্যা লিখুন",
    ambiguousNumber: "আপনি কি {number} বোঝাচ্ছেন? তাহলে {digits} লিখুন",
    wholeNumber: "দশমিক ছাড়া সংখ্যা লিখুন",
    tooLow: "{min} বা তার বেশি লিখুন",
    tooHigh: "{max} বা তার কম লিখুন",
  },
};

/** Texts that a screen reader speaks for an empty number field, or an empty part of a date. */
export const spinStrings = {
  en: {
    empty: "Empty",
  },
  bn: {
    empty: "খালি",
  },
};

export const moneyFieldStrings = {
  en: {
    notAnAmount: "This is not an amount. Enter digits only.",
    negativeAmount: "Enter an amount without a minus sign",
    ambiguousAmount: "If you mean {amount}, enter {digits}",
    wholeAmount: "Enter an amount without decimals",
  },
  bn: {
    notAnAmount: "এটি সঠিক পরিমাণ নয়। শুধু সংখ্যা লিখুন।",
    negativeAmount: "বিয়োগ চিহ্ন ছাড়া পরিমাণ লিখুন",
    ambiguousAmount: "আপনি কি {amount} বোঝাচ্ছেন? তাহলে {digits} লিখুন",
    wholeAmount: "দশমিক ছাড়া পরিমাণ লিখুন",
  },
};

export const textLengthStrings = {
  en: {
    characterLimit: "At most {max} characters",
    charactersLeft: "Characters left: {count}",
    charactersOver: "{count} too many",
  },
  bn: {
    characterLimit: "সর্বোচ্চ {max}টি অক্ষর",
    charactersLeft: "আরও অক্ষর লেখা যাবে: {count}",
    charactersOver: "{count}টি বেশি",
  },
};

export const phoneFieldStrings = {
  en: {
    dialingCode: "Dialling code",
    unknownDialingCode: "Numbers with this dialling code cannot be used here",
    notAPhone: "Enter the phone number using digits",
  },
  bn: {
    dialingCode: "দেশের ডায়ালিং কোড",
    unknownDialingCode: "এই ডায়ালিং কোডের নম্বর এখানে ব্যবহার করা যায় না",
    notAPhone: "ফোন নম্বরটি অঙ্কে লিখুন",
  },
};

export const searchFieldStrings = {
  en: {
    clearSearch: "Clear search",
  },
  bn: {
    clearSearch: "অনুসন্ধান মুছুন",
  },
};

export const otpFieldStrings = {
  en: {
    codeLength: "{count} digits",
    codeIncomplete: "Enter all {count} digits",
  },
  bn: {
    codeLength: "{count} অঙ্কের কোড",
    codeIncomplete: "কোডের {count}টি অঙ্কই লিখুন",
  },
};

export const passwordStrings = {
  en: {
    showPassword: "Show password",
    hidePassword: "Hide password",
  },
  bn: {
    showPassword: "পাসওয়ার্ড দেখান",
    hidePassword: "পাসওয়ার্ড লুকান",
  },
};

export const passwordStrengthStrings = {
  en: {
    strength: "Password strength: {word}",
    strengthLabel: "Password strength",
    strengthWeak: "weak",
    strengthFair: "fair",
    strengthGood: "good",
    strengthStrong: "strong",
  },
  bn: {
    strength: "পাসওয়ার্ডের শক্তি: {word}",
    strengthLabel: "পাসওয়ার্ডের শক্তি",
    strengthWeak: "দুর্বল",
    strengthFair: "মোটামুটি",
    strengthGood: "ভালো",
    strengthStrong: "শক্তিশালী",
  },
};

/** The two ends of a range. */
export const sliderStrings = {
  en: {
    lowest: "Lowest",
    highest: "Highest",
  },
  bn: {
    lowest: "সর্বনিম্ন",
    highest: "সর্বোচ্চ",
  },
};
