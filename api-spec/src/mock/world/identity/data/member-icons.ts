/** Motifs for member pictures; the first is the default. */
export const MEMBER_ICONS = ["lotus", "koi", "dragon", "peacock", "rooster", "turtle", "kite", "lantern"] as const;
export type MemberIcon = (typeof MEMBER_ICONS)[number];

/** Path of a member picture. */
export const iconPathOf = (icon: MemberIcon): string => `/art/members/${icon}.svg`;

/** Paths of the pictures that a member can choose from. */
export const MEMBER_ICON_PATHS: readonly string[] = MEMBER_ICONS.map(iconPathOf);
