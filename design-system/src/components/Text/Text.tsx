import type { HTMLAttributes, ReactNode, Ref } from "react";
import type { ClosedAttributes } from "../../foundations/closed.ts";
import { text } from "./Text.css.ts";

export const TEXT_SIZES = [12, 14, 16, 18, 22, 28, 36] as const;
export type TextSize = (typeof TEXT_SIZES)[number];
export const TEXT_TONES = [
  "inherit",
  "primary",
  "secondary",
  "muted",
  "accent",
  "positive",
  "danger",
  "information",
] as const;
export type TextTone = (typeof TEXT_TONES)[number];
export const TEXT_WEIGHTS = ["inherit", "regular", "medium", "semibold", "bold"] as const;
export type TextWeight = (typeof TEXT_WEIGHTS)[number];
export const TEXT_ELEMENTS = ["p", "span", "div", "strong", "small", "dt", "dd", "li", "figcaption"] as const;
export type TextElement = (typeof TEXT_ELEMENTS)[number];

export interface TextProps extends Omit<HTMLAttributes<HTMLElement>, ClosedAttributes> {
  /** Its HTML element. @default "p" */
  as?: TextElement;
  /** In px at the browser's own text size. @default 16 */
  size?: TextSize;
  /** How much it matters, or what kind of news it is. @default "inherit" */
  tone?: TextTone;
  /** Of its letters. @default "inherit" */
  weight?: TextWeight;
  /** To which end of the line. @default "start" */
  align?: "start" | "center" | "end";
  /**
   * One line, cut with dots. The whole text must be somewhere else too.
   * @default false
   */
  truncate?: boolean;
  /** What is said. */
  children: ReactNode;
  ref?: Ref<HTMLElement>;
}

/** Running text by roles of the theme. */
export function Text(props: TextProps) {
  const {
    as = "p",
    size = 16,
    tone = "inherit",
    weight = "inherit",
    align = "start",
    truncate = false,
    ...others
  } = props;
  const { children, ref, ...rest } = others;
  // One element type stands for all: they share the attributes used here.
  const Element = as as "p";
  return (
    <Element {...rest} ref={ref as Ref<HTMLParagraphElement>} className={text({ size, tone, weight, align, truncate })}>
      {children}
    </Element>
  );
}
