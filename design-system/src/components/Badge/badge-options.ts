export const BADGE_TONES = ["neutral", "accent", "positive", "danger", "information"] as const;
export type BadgeTone = (typeof BADGE_TONES)[number];
export const BADGE_VARIANTS = ["soft", "solid"] as const;
export type BadgeVariant = (typeof BADGE_VARIANTS)[number];
