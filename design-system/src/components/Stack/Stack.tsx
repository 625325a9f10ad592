import type { HTMLAttributes, ReactNode, Ref } from "react";
import type { ClosedAttributes } from "../../foundations/props/closed-attributes.ts";
import { alignments, gaps, justifications } from "../../foundations/layout/layout.css.ts";
import type { Alignment, Justification, LayoutElement, Space } from "../../foundations/layout/layout-options.ts";
import { filling, stack } from "./Stack.css.ts";

export interface StackProps extends Omit<HTMLAttributes<HTMLElement>, ClosedAttributes> {
  /** HTML element to render. @default "div" */
  as?: LayoutElement;
  /** Space between the children, in px. @default 16 */
  gap?: Space;
  /** Alignment on the cross axis (`align-items`). @default "stretch" */
  align?: Alignment;
  /** Distribution on the main axis (`justify-content`). @default "start" */
  justify?: Justification;
  /** As tall as its container. With `justify="between"`, cards in one row then line up at the bottom. @default false */
  fill?: boolean;
  /** The children, from top to bottom. */
  children: ReactNode;
  ref?: Ref<HTMLElement>;
}

/** Lays out its children one below the other. */
export function Stack(props: StackProps) {
  const { as = "div", gap = 16, align = "stretch", justify = "start", fill = false, children, ref, ...rest } = props;
  // TypeScript cannot check a union of tag names. "div" is used for all: they share the attributes used here.
  const Element = as as "div";
  const className = [stack, gaps[gap], alignments[align], justifications[justify], fill && filling]
    .filter(Boolean)
    .join(" ");
  return (
    <Element {...rest} ref={ref as Ref<HTMLDivElement>} className={className}>
      {children}
    </Element>
  );
}
