// Texts of buttons and of loading states, shared by many components.

export const actionStrings = {
  en: {
    close: "Close",
    cancel: "Cancel",
    confirm: "Confirm",
    loading: "Loading",
  },
  bn: {
    close: "বন্ধ করুন",
    cancel: "বাতিল",
    confirm: "নিশ্চিত করুন",
    loading: "লোড হচ্ছে",
  },
};

export const copyStrings = {
  en: {
    copy: "Copy",
    copied: "Copied Successfully",
    copyByHand: "Press Ctrl+C or ⌘C to copy.",
    copyByTouch: "Touch and hold the text, then choose Copy.",
  },
  bn: {
    copy: "কপি করুন",
    copied: "সফলভাবে কপি হয়েছে",
    copyByHand: "কপি করতে Ctrl+C বা ⌘C চাপুন।",
    copyByTouch: "লেখাটি চেপে ধরে রাখুন, তারপর কপি বেছে নিন।",
  },
};
