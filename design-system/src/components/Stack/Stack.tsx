import type { HTMLAttributes, ReactNode, Ref } from "react";
import type { ClosedAttributes } from "../../foundations/closed.ts";
import { alignments, gaps, justifications } from "../../foundations/layout.css.ts";
import type { Alignment, Justification, LayoutElement, Space } from "../../foundations/layout-options.ts";
import { filling, stack } from "./Stack.css.ts";

export interface StackProps extends Omit<HTMLAttributes<HTMLElement>, ClosedAttributes> {
  /** Its HTML element. @default "div" */
  as?: LayoutElement;
  /** Space between the parts, in px. @default 16 */
  gap?: Space;
  /** Across. @default "stretch" */
  align?: Alignment;
  /** Along. @default "start" */
  justify?: Justification;
  /** As tall as its place, so that cards of one row end alike with `justify="between"`. @default false */
  fill?: boolean;
  /** The parts, from above. */
  children: ReactNode;
  ref?: Ref<HTMLElement>;
}

/** Parts one under the other. */
export function Stack(props: StackProps) {
  const { as = "div", gap = 16, align = "stretch", justify = "start", fill = false, children, ref, ...rest } = props;
  // One element type stands for all: they share the attributes used here.
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
