import type { HTMLAttributes, ReactNode, Ref } from "react";
import type { ClosedAttributes } from "../../foundations/props/closed-attributes.ts";
import type { IconDrawing } from "../../icons/drawing.ts";
import { Icon } from "../Icon/Icon.tsx";
import { badge } from "./Badge.css.ts";
import type { BadgeTone, BadgeVariant } from "./badge-options.ts";

export interface BadgeProps extends Omit<HTMLAttributes<HTMLSpanElement>, ClosedAttributes> {
  /** Colour of the badge. The text must say the same, because colour must not be the only sign. @default "neutral" */
  tone?: BadgeTone;
  /** How much the badge stands out. @default "soft" */
  variant?: BadgeVariant;
  /** Icon before the text. It shows the tone without colour. */
  iconStart?: IconDrawing;
  /** A state or a number, in one or two words. */
  children: ReactNode;
  ref?: Ref<HTMLSpanElement>;
}

/** A short text about the element beside it. */
export function Badge({ tone = "neutral", variant = "soft", iconStart, children, ref, ...rest }: BadgeProps) {
  return (
    <span {...rest} ref={ref} className={badge({ tone, variant })}>
      {iconStart && <Icon drawing={iconStart} size="text" />}
      <span>{children}</span>
    </span>
  );
}
