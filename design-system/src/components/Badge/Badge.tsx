import type { HTMLAttributes, ReactNode, Ref } from "react";
import type { IconDrawing } from "../../icons/drawing.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { badge } from "./Badge.css.ts";
import type { BadgeTone, BadgeVariant } from "./badge-options.ts";

export interface BadgeProps extends Omit<HTMLAttributes<HTMLSpanElement>, "className" | "style"> {
  /** Never the only sign: the text says it too. @default "neutral" */
  tone?: BadgeTone;
  /** @default "soft" */
  variant?: BadgeVariant;
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
      {children}
    </span>
  );
}
