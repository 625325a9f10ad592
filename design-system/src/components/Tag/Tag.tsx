import type { HTMLAttributes, ReactNode, Ref } from "react";
import type { ClosedAttributes } from "../../foundations/props/closed-attributes.ts";
import type { IconDrawing } from "../../icons/drawing.ts";
import type { Hue } from "../../theme/categories.ts";
import { Icon } from "../Icon/Icon.tsx";
import { tag, tagText } from "./Tag.css.ts";

export interface TagProps extends Omit<HTMLAttributes<HTMLSpanElement>, ClosedAttributes> {
  /** Hue of a game category. Use it only for something of that category. @default none: neutral colours */
  hue?: Hue;
  /** Icon before the text. @default none */
  iconStart?: IconDrawing;
  /** Text of the tag: "Live", "Jackpot", "6/45". */
  children: ReactNode;
  ref?: Ref<HTMLSpanElement>;
}

/** Says what kind of thing something is. For its state use a Badge, for a choice a Chip. */
export function Tag({ hue, iconStart, children, ref, ...rest }: TagProps) {
  return (
    <span {...rest} ref={ref} className={tag({ hue: hue ?? "none" })}>
      {iconStart && <Icon drawing={iconStart} size="text" />}
      <span className={tagText}>{children}</span>
    </span>
  );
}
