// Texts of the captcha, and of the button that sends a verification code.

export const captchaStrings = {
  en: {
    captchaPicture: "Picture of the characters to type",
    captchaRefresh: "Show another picture",
    captchaNew: "New picture shown",
    captchaListen: "Listen",
    captchaSoundFailed: "The sound could not be played. Try again.",
  },
  bn: {
    captchaPicture: "যে অক্ষরগুলো লিখতে হবে তার ছবি",
    captchaRefresh: "আরেকটি ছবি দেখান",
    captchaNew: "নতুন একটি ছবি দেখানো হয়েছে",
    captchaListen: "শুনুন",
    captchaSoundFailed: "শব্দটি বাজানো যায়নি। আবার চেষ্টা করুন।",
  },
};

export const sendCodeStrings = {
  en: {
    sendCode: "Send code",
    sendAgain: "Send again",
    sendAgainIn: "You can ask for another code in {count} seconds",
    sendAgainNow: "You can ask for another code now",
  },
  bn: {
    sendCode: "কোড পাঠান",
    sendAgain: "আবার পাঠান",
    sendAgainIn: "{count} সেকেন্ড পরে আরেকটি কোড চাইতে পারবেন",
    sendAgainNow: "এখন আরেকটি কোড চাইতে পারেন",
  },
};
