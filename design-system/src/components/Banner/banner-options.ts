export const BANNER_TONES = ["information", "positive", "warning", "danger"] as const;
export type BannerTone = (typeof BANNER_TONES)[number];
