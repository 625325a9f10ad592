// Texts of whole forms.

export const errorSummaryStrings = {
  en: {
    errorSummary: "Please check the following:",
  },
  bn: {
    errorSummary: "অনুগ্রহ করে নিচের বিষয়গুলো দেখে নিন:",
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
    fieldInvalid: "দেখে নিন: {label}",
    formInvalid: "ফর্মটি পাঠানো যায়নি। আবার চেষ্টা করুন।",
    formFailed: "কিছু একটা সমস্যা হয়েছে। আপনি যা লিখেছেন তা এখানেই আছে।",
  },
};
