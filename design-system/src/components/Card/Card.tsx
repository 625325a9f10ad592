import type { HTMLAttributes, ReactNode, Ref } from "react";
import type { ClosedAttributes } from "../../foundations/closed.ts";
import { paddings } from "../../foundations/layout.css.ts";
import type { LayoutElement, Space } from "../../foundations/layout-options.ts";
import { card } from "./Card.css.ts";

export const CARD_TONES = ["card", "raised", "sunken", "accent", "positive", "danger", "information"] as const;
export type CardTone = (typeof CARD_TONES)[number];

export interface CardProps extends Omit<HTMLAttributes<HTMLElement>, ClosedAttributes> {
  /** Its HTML element. @default "div" */
  as?: LayoutElement;
  /** Its ground: what kind of news it carries, or how far it lies above the page. @default "card" */
  tone?: CardTone;
  /** In px. @default 16 */
  padding?: Space;
  /** What stands on it. */
  children: ReactNode;
  ref?: Ref<HTMLElement>;
}

/** A surface that holds what belongs together. */
export function Card({ as = "div", tone = "card", padding = 16, children, ref, ...rest }: CardProps) {
  // One element type stands for all: they share the attributes used here.
  const Element = as as "div";
  return (
    <Element {...rest} ref={ref as Ref<HTMLDivElement>} className={`${card({ tone })} ${paddings[padding]}`}>
      {children}
    </Element>
  );
}
