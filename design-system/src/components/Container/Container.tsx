import type { HTMLAttributes, ReactNode, Ref } from "react";
import type { ClosedAttributes } from "../../foundations/closed.ts";
import type { LayoutElement } from "../../foundations/layout-options.ts";
import { container } from "./Container.css.ts";

export const CONTAINER_SIZES = ["text", "form", "page"] as const;
export type ContainerSize = (typeof CONTAINER_SIZES)[number];

export interface ContainerProps extends Omit<HTMLAttributes<HTMLElement>, ClosedAttributes> {
  /** Its HTML element. @default "div" */
  as?: LayoutElement;
  /**
   * At most as wide as `text` is read well (800 px), a `form` is filled in well (560 px), or a `page` may be (1440 px).
   * @default "page"
   */
  size?: ContainerSize;
  /**
   * Room at its sides, of the page's own measure.
   * @default true
   */
  hasGutters?: boolean;
  /** What it holds to a width. */
  children: ReactNode;
  ref?: Ref<HTMLElement>;
}

/** Keeps contents from becoming too wide, in the middle of its place. PageFrame brings one for the whole page. */
export function Container(props: ContainerProps) {
  const { as = "div", size = "page", hasGutters = true, children, ref, ...rest } = props;
  // One element type stands for all: they share the attributes used here.
  const Element = as as "div";
  return (
    <Element {...rest} ref={ref as Ref<HTMLDivElement>} className={container({ size, hasGutters })}>
      {children}
    </Element>
  );
}
