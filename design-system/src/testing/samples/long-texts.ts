// Texts that are all too long. Every screen is tested with them.
export const LONG_BENGALI = "অনুগ্রহ করে নিশ্চিত করুন যে আপনি সম্পূর্ণ শর্তাবলী পড়েছেন এবং উত্তোলনের সীমা সম্পর্কে অবগত আছেন";
export const LONG_ENGLISH = "Confirm the withdrawal limits for every account of this household before continuing";
export const LONG_NAME = "WilhelminaMontgomery_of_NorthernDhaka_42";
export const LONG_AMOUNT = "999,999,999,999.99";
export const SMALLEST_SCREEN_PX = 320;
