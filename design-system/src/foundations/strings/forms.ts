// Texts of whole forms.

export const errorSummaryStrings = {
  en: {
    errorSummary: "Please check the following:",
  },
  bn: {
    errorSummary: "অনুগ্রহ করে নিচের বিষয়গুলো ঠিক করুন:",
  },
};

export const formStrings = {
  en: {
    fieldRequired: "Fill in: {label}",
    fieldInvalid: "Check: {label}",
    formInvalid: "The form could not be sent. Please try again.",
    formFailed: "Something went wrong. What you entered is still here.",
  },
  bn: {
    fieldRequired: "পূরণ করুন: {label}",
    fieldInvalid: "ঠিক করুন: {label}",
    formInvalid: "পাঠানো যায়নি। আবার চেষ্টা করুন।",
    formFailed: "কিছু একটা সমস্যা হয়েছে। আপনি যা লিখেছেন তা আছে।",
  },
};
