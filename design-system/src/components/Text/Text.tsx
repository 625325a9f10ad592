import type { HTMLAttributes, ReactNode, Ref } from "react";
import type { ClosedAttributes } from "../../foundations/props/closed-attributes.ts";
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
  /** HTML element to render. @default "p" */
  as?: TextElement;
  /** Font size in px, at the browser's default text size. @default 16 */
  size?: TextSize;
  /** Colour: the importance of the text, or the kind of message. @default "inherit" */
  tone?: TextTone;
  /** Font weight. @default "inherit" */
  weight?: TextWeight;
  /** Alignment of the text. @default "start" */
  align?: "start" | "center" | "end";
  /** Keeps the text on one line and cuts it with an ellipsis. The whole text must be available elsewhere. @default false */
  truncate?: boolean;
  /** The text. */
  children: ReactNode;
  ref?: Ref<HTMLElement>;
}

/** Text in the sizes, weights and colours of the theme. */
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
  // TypeScript cannot check a union of tag names. "p" is used for all: they share the attributes used here.
  const Element = as as "p";
  return (
    <Element {...rest} ref={ref as Ref<HTMLParagraphElement>} className={text({ size, tone, weight, align, truncate })}>
      {children}
    </Element>
  );
}
