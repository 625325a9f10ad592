export const PROGRESS_TONES = ["accent", "positive", "danger"] as const;
export type ProgressTone = (typeof PROGRESS_TONES)[number];
