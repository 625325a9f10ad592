import type { AnchorHTMLAttributes, Ref } from "react";
import type { ClosedAttributes } from "../../foundations/closed.ts";
import { skipLink } from "./SkipLink.css.ts";

export interface SkipLinkProps extends Omit<
  AnchorHTMLAttributes<HTMLAnchorElement>,
  ClosedAttributes | "href" | "children"
> {
  /** What it leads to: "Skip to content". */
  label: string;
  /** Id of the element it leads to; that one needs `tabIndex={-1}` to take the focus. */
  targetId: string;
  ref?: Ref<HTMLAnchorElement>;
}

/** Leads the keyboard past what every page repeats (WCAG 2.4.1); seen only while focused. The first thing in a page; PageFrame brings it. */
export function SkipLink({ label, targetId, ref, ...rest }: SkipLinkProps) {
  return (
    <a {...rest} ref={ref} href={`#${targetId}`} className={skipLink}>
      {label}
    </a>
  );
}
