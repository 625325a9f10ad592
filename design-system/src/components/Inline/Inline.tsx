import type { HTMLAttributes, ReactNode, Ref } from "react";
import type { ClosedAttributes } from "../../foundations/closed.ts";
import { alignments, gaps, justifications } from "../../foundations/layout.css.ts";
import type { Alignment, Justification, LayoutElement, Space } from "../../foundations/layout-options.ts";
import { inline, leading, wrapping } from "./Inline.css.ts";

export interface InlineProps extends Omit<HTMLAttributes<HTMLElement>, ClosedAttributes> {
  /** Its HTML element. @default "div" */
  as?: LayoutElement;
  /** Space between the parts, in px. @default 8 */
  gap?: Space;
  /** Across. @default "center" */
  align?: Alignment;
  /** Along. @default "start" */
  justify?: Justification;
  /**
   * Goes on in a new line when they do not fit.
   * @default true
   */
  wrap?: boolean;
  /** The first part, a text, takes the room that the others leave; they go on below it where that is too little to read. @default false */
  lead?: boolean;
  /** The parts, side by side. */
  children: ReactNode;
  ref?: Ref<HTMLElement>;
}

/** Parts side by side. */
export function Inline(props: InlineProps) {
  const { as = "div", gap = 8, align = "center", justify = "start", wrap = true, ...others } = props;
  const { lead = false, children, ref, ...rest } = others;
  // One element type stands for all: they share the attributes used here.
  const Element = as as "div";
  const className = [inline, gaps[gap], alignments[align], justifications[justify], wrap && wrapping, lead && leading]
    .filter(Boolean)
    .join(" ");
  return (
    <Element {...rest} ref={ref as Ref<HTMLDivElement>} className={className}>
      {children}
    </Element>
  );
}
