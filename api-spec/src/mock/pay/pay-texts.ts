import { inLanguage, type Text } from "../world/data/text.ts";

/** Words of the provider's page. `{method}` is filled in. */
const TEXTS = {
  pendingTitle: { en: "Pay with {method}", bn: "{method} দিয়ে টাকা দিন" },
  pendingText: { en: "Waiting for your payment", bn: "আপনার পেমেন্টের অপেক্ষায়" },
  approvedTitle: { en: "Paid", bn: "টাকা জমা হয়েছে" },
  approvedText: {
    en: "The money is in your balance. You can close this page.",
    bn: "টাকা আপনার ব্যালেন্সে যোগ হয়েছে। এই পাতা বন্ধ করতে পারেন।",
  },
  rejectedTitle: { en: "Not paid", bn: "টাকা জমা হয়নি" },
  rejectedText: {
    en: "The payment was cancelled or refused, and no money has moved. You can order a new deposit in the lobby.",
    bn: "পেমেন্টটি বাতিল বা প্রত্যাখ্যান করা হয়েছে, কোনো টাকা কাটা হয়নি। লবি থেকে নতুন করে জমা দিতে পারেন।",
  },
  expiredTitle: { en: "The time to pay is over", bn: "টাকা দেওয়ার সময় শেষ" },
  expiredText: {
    en: "Nothing was paid in time, and no money has moved. You can order a new deposit in the lobby.",
    bn: "সময়মতো টাকা দেওয়া হয়নি, কোনো টাকা কাটা হয়নি। লবি থেকে নতুন করে জমা দিতে পারেন।",
  },
  unknownTitle: { en: "No such payment", bn: "এমন কোনো পেমেন্ট নেই" },
  unknownText: {
    en: "No deposit belongs to this address. Open the page again from the lobby.",
    bn: "এই ঠিকানায় কোনো জমা নেই। লবি থেকে পাতাটি আবার খুলুন।",
  },
  unclearTitle: { en: "Nothing was done", bn: "কিছুই করা হয়নি" },
  unclearText: {
    en: "A payment can be paid or cancelled, and this was neither. Open the page again and choose.",
    bn: "পেমেন্ট দেওয়া বা বাতিল করা যায়; এটি কোনোটিই ছিল না। পাতাটি আবার খুলে বেছে নিন।",
  },
  amount: { en: "Amount", bn: "পরিমাণ" },
  method: { en: "Method", bn: "পদ্ধতি" },
  currency: { en: "Currency", bn: "মুদ্রা" },
  order: { en: "Order number", bn: "অর্ডার নম্বর" },
  payBefore: { en: "Pay before", bn: "শেষ সময়" },
  decidedAt: { en: "Decided", bn: "নিষ্পত্তি" },
  pay: { en: "Pay", bn: "টাকা দিন" },
  cancel: { en: "Cancel", bn: "বাতিল করুন" },
  madeUp: {
    en: "This provider is made up, for trying things out. No real money moves.",
    bn: "এই প্রোভাইডার পরীক্ষার জন্য বানানো। আসল টাকা লেনদেন হয় না।",
  },
} as const satisfies Record<string, Text>;

export type PayText = keyof typeof TEXTS;

export const payText = (key: PayText, language: string): string => inLanguage(TEXTS[key], language);
