import type { HTMLAttributes, ReactNode, Ref } from "react";
import type { ClosedAttributes } from "../../foundations/props/closed-attributes.ts";
import type { LayoutElement } from "../../foundations/layout/layout-options.ts";
import { container } from "./Container.css.ts";

export const CONTAINER_SIZES = ["text", "form", "page"] as const;
export type ContainerSize = (typeof CONTAINER_SIZES)[number];

export interface ContainerProps extends Omit<HTMLAttributes<HTMLElement>, ClosedAttributes> {
  /** HTML element to render. @default "div" */
  as?: LayoutElement;
  /**
   * Maximum width: `text` (800 px) for comfortable reading, `form` (560 px) for forms, `page` (1440 px) for whole pages.
   * @default "page"
   */
  size?: ContainerSize;
  /** Whether it has padding at both sides, as wide as the page's. @default true */
  hasGutters?: boolean;
  /** Content of the container. */
  children: ReactNode;
  ref?: Ref<HTMLElement>;
}

/** Limits the width of its content and centres it. PageFrame already has one for the whole page. */
export function Container(props: ContainerProps) {
  const { as = "div", size = "page", hasGutters = true, children, ref, ...rest } = props;
  // TypeScript cannot check a union of tag names. "div" is used for all: they share the attributes used here.
  const Element = as as "div";
  return (
    <Element {...rest} ref={ref as Ref<HTMLDivElement>} className={container({ size, hasGutters })}>
      {children}
    </Element>
  );
}
