import { createElement, type Ref } from "react";
import type { IconDrawing } from "../../icons/drawing.ts";
import { iconStyle } from "./Icon.css.ts";

export const ICON_SIZES = ["small", "medium", "large", "text"] as const;
export type IconSize = (typeof ICON_SIZES)[number];

export interface IconProps {
  /** An icon of `@lobbykit/design-system/icons`. */
  drawing: IconDrawing;
  /** 16, 20 or 24 px, or relative to the text around it. @default "medium" */
  size?: IconSize;
  /** Text alternative, if no text beside the icon says the same. Without it, the icon is decoration and screen readers ignore it. */
  label?: string;
  /** Mirrors the icon on right-to-left pages. Use it for icons that point back or forward. @default false */
  mirrored?: boolean;
  ref?: Ref<SVGSVGElement>;
  [data: `data-${string}`]: string | undefined;
}

/** An icon in the colour of its text. */
export function Icon({ drawing, size = "medium", label, mirrored = false, ...rest }: IconProps) {
  const name =
    label === undefined ? ({ "aria-hidden": true } as const) : ({ role: "img", "aria-label": label } as const);
  return (
    <svg
      viewBox="0 0 24 24"
      width={24}
      height={24}
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      focusable="false"
      {...rest}
      {...name}
      className={iconStyle({ size, mirrored })}
    >
      {drawing.map(([tag, attributes], index) => createElement(tag, { ...attributes, key: index }))}
    </svg>
  );
}
