import type { HTMLAttributes, ReactNode, Ref } from "react";
import type { ClosedAttributes } from "../../foundations/props/closed-attributes.ts";
import type { GameCategory } from "../../theme/categories.ts";
import { heading, hues } from "./Heading.css.ts";

export const HEADING_LEVELS = [1, 2, 3, 4, 5, 6] as const;
export type HeadingLevel = (typeof HEADING_LEVELS)[number];
export const HEADING_SIZES = [14, 16, 18, 22, 28, 36] as const;
export type HeadingSize = (typeof HEADING_SIZES)[number];

const SIZES: Record<HeadingLevel, HeadingSize> = { 1: 28, 2: 22, 3: 18, 4: 16, 5: 14, 6: 14 };

export interface HeadingProps extends Omit<HTMLAttributes<HTMLHeadingElement>, ClosedAttributes> {
  /** Heading level in the outline of the page. */
  level: HeadingLevel;
  /** Font size in px. @default by level: 28, 22, 18, 16, 14, 14 */
  size?: HeadingSize;
  /** Gives the text the hue of a game category. @default the colour of the surrounding text */
  category?: GameCategory;
  /** Text of the heading. */
  children: ReactNode;
  ref?: Ref<HTMLHeadingElement>;
}

/** A heading. Its level sets the outline, and its size sets only the look. */
export function Heading({ level, size = SIZES[level], category, children, ref, ...rest }: HeadingProps) {
  const Element = `h${level}` as const;
  const className = [heading({ size }), category && hues[category]].filter(Boolean).join(" ");
  return (
    <Element {...rest} ref={ref} className={className}>
      {children}
    </Element>
  );
}
