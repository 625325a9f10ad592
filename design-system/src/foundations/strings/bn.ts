import type { Strings } from "./strings.ts";

export const bn: Strings = {
  close: "বন্ধ করুন",
  cancel: "বাতিল",
  confirm: "নিশ্চিত করুন",
  loading: "লোড হচ্ছে",
  showPassword: "পাসওয়ার্ড দেখান",
  hidePassword: "পাসওয়ার্ড লুকান",
  errorSummary: "অনুগ্রহ করে নিচের বিষয়গুলো ঠিক করুন",
  opensInNewTab: "নতুন ট্যাবে খুলবে",
};
