export const BUTTON_TONES = ["accent", "neutral", "positive", "danger"] as const;
export type ButtonTone = (typeof BUTTON_TONES)[number];
export const BUTTON_VARIANTS = ["solid", "soft", "outline", "ghost"] as const;
export type ButtonVariant = (typeof BUTTON_VARIANTS)[number];
export const BUTTON_SIZES = ["small", "medium", "large"] as const;
export type ButtonSize = (typeof BUTTON_SIZES)[number];

/** Visual options that Button, IconButton and LinkButton share. */
export interface ButtonLook {
  /** Meaning of the button: `accent` is for the one main action of a view. @default "neutral" */
  tone?: ButtonTone;
  /** How much the button stands out. @default "solid" */
  variant?: ButtonVariant;
  /** Height of the button; on touch screens at least 44 px. @default "medium" */
  size?: ButtonSize;
}
