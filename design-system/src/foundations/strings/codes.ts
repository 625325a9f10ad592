// Texts of the captcha, and of the button that sends a verification code.

import type { StringGroup } from "./string-group.ts";

export const captchaStrings = {
  captchaPicture: ["Picture of the characters to type", "যে অক্ষরগুলো লিখতে হবে তার ছবি"],
  captchaRefresh: ["Show another picture", "আরেকটি ছবি দেখান"],
  captchaNew: ["New picture shown", "নতুন একটি ছবি দেখানো হয়েছে"],
  captchaListen: ["Listen", "শুনুন"],
  captchaSoundFailed: ["The sound could not be played. Try again.", "শব্দটি বাজানো যায়নি। আবার চেষ্টা করুন।"],
} satisfies StringGroup<string>;

export const sendCodeStrings = {
  sendCode: ["Send code", "কোড পাঠান"],
  sendAgain: ["Send again", "আবার পাঠান"],
  sendAgainIn: ["You can ask for another code in {count} seconds", "{count} সেকেন্ড পরে আরেকটি কোড চাইতে পারবেন"],
  sendAgainNow: ["You can ask for another code now", "এখন আরেকটি কোড চাইতে পারেন"],
} satisfies StringGroup<string>;
