import type { HTMLAttributes, ReactNode, Ref } from "react";
import type { ClosedAttributes } from "../../foundations/closed.ts";
import type { IconDrawing } from "../../icons/drawing.ts";
import { Icon } from "../Icon/Icon.tsx";
import { badge } from "./Badge.css.ts";
import type { BadgeTone, BadgeVariant } from "./badge-options.ts";

export interface BadgeProps extends Omit<HTMLAttributes<HTMLSpanElement>, ClosedAttributes> {
  /** Never the only sign: the text says it too. @default "neutral" */
  tone?: BadgeTone;
  /** How loudly it says so. @default "soft" */
  variant?: BadgeVariant;
  /** Before the text; tells the tone without colour. */
  iconStart?: IconDrawing;
  /** A state or a number, in a word or two. */
  children: ReactNode;
  ref?: Ref<HTMLSpanElement>;
}

/** A short word about the thing beside it. */
export function Badge({ tone = "neutral", variant = "soft", iconStart, children, ref, ...rest }: BadgeProps) {
  return (
    <span {...rest} ref={ref} className={badge({ tone, variant })}>
      {iconStart && <Icon drawing={iconStart} size="text" />}
      <span>{children}</span>
    </span>
  );
}
