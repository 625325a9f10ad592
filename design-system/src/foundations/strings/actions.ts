// Texts of buttons and of loading states, shared by many components.

import type { StringGroup } from "./string-group.ts";

export const actionStrings = {
  close: ["Close", "বন্ধ করুন"],
  cancel: ["Cancel", "বাতিল"],
  confirm: ["Confirm", "নিশ্চিত করুন"],
  loading: ["Loading", "লোড হচ্ছে"],
} satisfies StringGroup<string>;

export const copyStrings = {
  copy: ["Copy", "কপি করুন"],
  copied: ["Copied Successfully", "সফলভাবে কপি হয়েছে"],
  copyByHand: ["Press Ctrl+C or ⌘C to copy.", "কপি করতে Ctrl+C বা ⌘C চাপুন।"],
  copyByTouch: ["Touch and hold the text, then choose Copy.", "লেখাটি চেপে ধরে রাখুন, তারপর কপি বেছে নিন।"],
} satisfies StringGroup<string>;
