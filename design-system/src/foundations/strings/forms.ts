// Texts of whole forms.

import type { StringGroup } from "./string-group.ts";

export const errorSummaryStrings = {
  errorSummary: ["Please check the following:", "অনুগ্রহ করে নিচের বিষয়গুলো দেখে নিন:"],
} satisfies StringGroup<string>;

export const formStrings = {
  fieldRequired: ["Fill in: {label}", "পূরণ করুন: {label}"],
  fieldInvalid: ["Check: {label}", "দেখে নিন: {label}"],
  formInvalid: ["The form could not be sent. Please try again.", "ফর্মটি পাঠানো যায়নি। আবার চেষ্টা করুন।"],
  formFailed: [
    "Something went wrong. What you entered is still here.",
    "কিছু একটা সমস্যা হয়েছে। আপনি যা লিখেছেন তা এখানেই আছে।",
  ],
} satisfies StringGroup<string>;
