// Texts of fields.

import type { StringGroup } from "./string-group.ts";

/** Texts of fields for amounts and other numbers. */
export const decimalStrings = {
  tooManyDecimals: ["Enter up to {count} decimal places", "দশমিকের পরে সর্বোচ্চ {count}টি অঙ্ক লিখুন"],
} satisfies StringGroup<string>;

export const numberFieldStrings = {
  increaseField: ["Increase {fieldLabel}", "{fieldLabel} বাড়ান"],
  decreaseField: ["Decrease {fieldLabel}", "{fieldLabel} কমান"],
  numberField: ["Number", "সংখ্যা"],
  notANumber: ["This is not a number. Enter digits only.", "এটি সংখ্যা নয়। শুধু অঙ্ক লিখুন।"],
  negativeNumber: ["Enter a number without a minus sign", "বিয়োগ চিহ্ন ছাড়া সংখ্যা লিখুন"],
  ambiguousNumber: ["If you mean {number}, enter {digits}", "আপনি কি {number} বোঝাচ্ছেন? তাহলে {digits} লিখুন"],
  wholeNumber: ["Enter a number without decimals", "দশমিক ছাড়া সংখ্যা লিখুন"],
  tooLow: ["Enter {min} or more", "{min} বা তার বেশি লিখুন"],
  tooHigh: ["Enter {max} or less", "{max} বা তার কম লিখুন"],
} satisfies StringGroup<string>;

/** Texts that a screen reader speaks for an empty number field, or an empty part of a date. */
export const spinStrings = {
  empty: ["Empty", "খালি"],
} satisfies StringGroup<string>;

export const moneyFieldStrings = {
  notAnAmount: ["This is not an amount. Enter digits only.", "এটি সঠিক পরিমাণ নয়। শুধু অঙ্ক লিখুন।"],
  negativeAmount: ["Enter an amount without a minus sign", "বিয়োগ চিহ্ন ছাড়া পরিমাণ লিখুন"],
  ambiguousAmount: ["If you mean {amount}, enter {digits}", "আপনি কি {amount} বোঝাচ্ছেন? তাহলে {digits} লিখুন"],
  wholeAmount: ["Enter an amount without decimals", "দশমিক ছাড়া পরিমাণ লিখুন"],
} satisfies StringGroup<string>;

export const textLengthStrings = {
  characterLimit: ["At most {max} characters", "সর্বোচ্চ {max}টি অক্ষর"],
  charactersLeft: ["Characters left: {count}", "আরও অক্ষর লেখা যাবে: {count}"],
  charactersOver: ["{count} too many", "{count}টি বেশি"],
} satisfies StringGroup<string>;

export const phoneFieldStrings = {
  dialingCode: ["Dialling code", "দেশের ডায়ালিং কোড"],
  unknownDialingCode: ["Numbers with this dialling code cannot be used here", "এই ডায়ালিং কোডের নম্বর এখানে ব্যবহার করা যায় না"],
  notAPhone: ["Enter the phone number using digits", "ফোন নম্বরটি অঙ্কে লিখুন"],
} satisfies StringGroup<string>;

export const searchFieldStrings = {
  clearSearch: ["Clear search", "অনুসন্ধান মুছুন"],
} satisfies StringGroup<string>;

export const otpFieldStrings = {
  codeLength: ["{count} digits", "{count} অঙ্কের কোড"],
  codeIncomplete: ["Enter all {count} digits", "কোডের {count}টি অঙ্কই লিখুন"],
} satisfies StringGroup<string>;

export const passwordStrings = {
  showPassword: ["Show password", "পাসওয়ার্ড দেখান"],
  hidePassword: ["Hide password", "পাসওয়ার্ড লুকান"],
} satisfies StringGroup<string>;

export const passwordStrengthStrings = {
  strength: ["Password strength: {word}", "পাসওয়ার্ডের শক্তি: {word}"],
  strengthLabel: ["Password strength", "পাসওয়ার্ডের শক্তি"],
  strengthWeak: ["weak", "দুর্বল"],
  strengthFair: ["fair", "মোটামুটি"],
  strengthGood: ["good", "ভালো"],
  strengthStrong: ["strong", "শক্তিশালী"],
} satisfies StringGroup<string>;

/** The two ends of a range. */
export const sliderStrings = {
  lowest: ["Lowest", "সর্বনিম্ন"],
  highest: ["Highest", "সর্বোচ্চ"],
} satisfies StringGroup<string>;
