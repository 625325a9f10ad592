import type { HTMLAttributes, ReactNode, Ref } from "react";
import type { ClosedAttributes } from "../../foundations/props/closed-attributes.ts";
import { paddings } from "../../foundations/layout/layout.css.ts";
import type { LayoutElement, Space } from "../../foundations/layout/layout-options.ts";
import { card } from "./Card.css.ts";

export const CARD_TONES = ["card", "raised", "sunken", "accent", "positive", "danger", "information"] as const;
export type CardTone = (typeof CARD_TONES)[number];

export interface CardProps extends Omit<HTMLAttributes<HTMLElement>, ClosedAttributes> {
  /** HTML element to render. @default "div" */
  as?: LayoutElement;
  /** Background of the card: the kind of message it holds, or its elevation above the page. @default "card" */
  tone?: CardTone;
  /** Padding in px. @default 16 */
  padding?: Space;
  /** Content of the card. */
  children: ReactNode;
  ref?: Ref<HTMLElement>;
}

/** A surface that groups related content. */
export function Card({ as = "div", tone = "card", padding = 16, children, ref, ...rest }: CardProps) {
  // TypeScript cannot check a union of tag names. "div" is used for all: they share the attributes used here.
  const Element = as as "div";
  return (
    <Element {...rest} ref={ref as Ref<HTMLDivElement>} className={`${card({ tone })} ${paddings[padding]}`}>
      {children}
    </Element>
  );
}
