export const BUTTON_TONES = ["accent", "neutral", "positive", "danger"] as const;
export type ButtonTone = (typeof BUTTON_TONES)[number];
export const BUTTON_VARIANTS = ["solid", "soft", "outline", "ghost"] as const;
export type ButtonVariant = (typeof BUTTON_VARIANTS)[number];
export const BUTTON_SIZES = ["small", "medium", "large"] as const;
export type ButtonSize = (typeof BUTTON_SIZES)[number];

/** How buttons, icon buttons and links that look like buttons may look. */
export interface ButtonLook {
  /**
   * What pressing it means: `accent` is the one main action of a view.
   * @default "neutral"
   */
  tone?: ButtonTone;
  /**
   * How loudly it says so.
   * @default "solid"
   */
  variant?: ButtonVariant;
  /** Its height; on a touch screen never below 44 px. @default "medium" */
  size?: ButtonSize;
}
