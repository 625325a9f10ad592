import type { AnchorHTMLAttributes, Ref } from "react";
import type { ClosedAttributes } from "../../foundations/props/closed-attributes.ts";
import { skipLink } from "./SkipLink.css.ts";

export interface SkipLinkProps extends Omit<
  AnchorHTMLAttributes<HTMLAnchorElement>,
  ClosedAttributes | "href" | "children"
> {
  /** Text of the link: "Skip to content". */
  label: string;
  /** Id of the target element. It needs `tabIndex={-1}` to take the focus. */
  targetId: string;
  ref?: Ref<HTMLAnchorElement>;
}

/**
 * A link that lets keyboard users skip what every page repeats (WCAG 2.4.1). It is visible only while focused. It must be first on the
 * page; PageFrame includes it.
 */
export function SkipLink({ label, targetId, ref, ...rest }: SkipLinkProps) {
  return (
    <a {...rest} ref={ref} href={`#${targetId}`} className={skipLink}>
      {label}
    </a>
  );
}
