import type { ButtonHTMLAttributes, Ref } from "react";
import { assert } from "../../foundations/props/assert.ts";
import type { ClosedAttributes } from "../../foundations/props/closed-attributes.ts";
import type { IconDrawing } from "../../icons/drawing.ts";
import { buttonClass } from "../Button/button-class.ts";
import type { ButtonLook, ButtonVariant } from "../Button/button-options.ts";
import { Icon } from "../Icon/Icon.tsx";

export const ICON_BUTTON_SHAPES = ["square", "round"] as const;
export type IconButtonShape = (typeof ICON_BUTTON_SHAPES)[number];

export interface IconButtonProps
  extends
    Pick<ButtonLook, "tone" | "size">,
    Omit<ButtonHTMLAttributes<HTMLButtonElement>, ClosedAttributes | "children" | "aria-label"> {
  /** What the button does: its accessible name, and its tooltip for the mouse. */
  label: string;
  /** The visible content of the button. */
  icon: IconDrawing;
  /** How much the button stands out. @default "ghost" */
  variant?: ButtonVariant;
  /** Shape of its background. @default "square" */
  shape?: IconButtonShape;
  /** Mirrors the icon on right-to-left pages. @default false */
  mirrored?: boolean;
  /** The HTML `type`. Unlike in HTML, a button does not submit its form by default. @default "button" */
  type?: "button" | "submit" | "reset";
  ref?: Ref<HTMLButtonElement>;
}

/** A button with only an icon, for actions that the icon makes clear. */
export function IconButton(props: IconButtonProps) {
  const { tone = "neutral", variant = "ghost", size = "medium", shape = "square", mirrored = false, ...others } = props;
  const { label, icon, type = "button", ref, ...rest } = others;
  if (process.env.NODE_ENV !== "production") {
    assert(
      label.trim() !== "",
      "An IconButton has an empty label.",
      "A screen reader says only “button”, and voice control cannot address it (WCAG 4.1.2).",
      "Describe its action, in the language of the page.",
    );
  }
  return (
    <button
      title={label}
      {...rest}
      ref={ref}
      type={type}
      aria-label={label}
      className={buttonClass({ tone, variant, size, shape, fullWidth: false })}
    >
      <Icon drawing={icon} mirrored={mirrored} size={size === "small" ? "small" : "medium"} />
    </button>
  );
}
