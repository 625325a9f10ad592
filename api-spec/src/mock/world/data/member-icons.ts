/** Motifs that stand for a member; the first is the house's own. */
export const MEMBER_ICONS = ["lotus", "koi", "dragon", "peacock", "rooster", "turtle", "kite", "lantern"] as const;
export type MemberIcon = (typeof MEMBER_ICONS)[number];

/** Where a member's picture is drawn. */
export const iconPathOf = (icon: MemberIcon): string => `/art/members/${icon}.svg`;

/** The pictures a member can choose from, by address. */
export const MEMBER_ICON_PATHS: readonly string[] = MEMBER_ICONS.map(iconPathOf);
