import type { HTMLAttributes, ReactNode, Ref } from "react";
import type { ClosedAttributes } from "../../foundations/props/closed-attributes.ts";
import { alignments, gaps, justifications } from "../../foundations/layout/layout.css.ts";
import type { Alignment, Justification, LayoutElement, Space } from "../../foundations/layout/layout-options.ts";
import { inline, leading, wrapping } from "./Inline.css.ts";

export interface InlineProps extends Omit<HTMLAttributes<HTMLElement>, ClosedAttributes> {
  /** HTML element to render. @default "div" */
  as?: LayoutElement;
  /** Space between the children, in px. @default 8 */
  gap?: Space;
  /** Alignment on the cross axis (`align-items`). @default "center" */
  align?: Alignment;
  /** Distribution on the main axis (`justify-content`). @default "start" */
  justify?: Justification;
  /** Whether children that do not fit wrap onto a new line. @default true */
  wrap?: boolean;
  /**
   * The first child, a text, takes the width that the others leave. If that is too narrow to read, the others wrap below it.
   * @default false
   */
  lead?: boolean;
  /** The children, side by side. */
  children: ReactNode;
  ref?: Ref<HTMLElement>;
}

/** Lays out its children side by side. */
export function Inline(props: InlineProps) {
  const { as = "div", gap = 8, align = "center", justify = "start", wrap = true, ...others } = props;
  const { lead = false, children, ref, ...rest } = others;
  // TypeScript cannot check a union of tag names. "div" is used for all: they share the attributes used here.
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
