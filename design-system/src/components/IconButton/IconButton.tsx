import type { ButtonHTMLAttributes, Ref } from "react";
import { assert } from "../../foundations/assert.ts";
import type { ClosedAttributes } from "../../foundations/closed.ts";
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
  /** What it does, for screen readers and as the tooltip of a mouse. */
  label: string;
  /** All that is seen of it. */
  icon: IconDrawing;
  /** How loudly it offers itself. @default "ghost" */
  variant?: ButtonVariant;
  /** Of its ground. @default "square" */
  shape?: IconButtonShape;
  /**
   * Turns the icon round in right-to-left pages.
   * @default false
   */
  mirrored?: boolean;
  /** As in HTML, but that it sends no form unless it says so. @default "button" */
  type?: "button" | "submit" | "reset";
  ref?: Ref<HTMLButtonElement>;
}

/** An action that its icon says clearly enough alone. */
export function IconButton(props: IconButtonProps) {
  const { tone = "neutral", variant = "ghost", size = "medium", shape = "square", mirrored = false, ...others } = props;
  const { label, icon, type = "button", ref, ...rest } = others;
  if (process.env.NODE_ENV !== "production") {
    assert(
      label.trim() !== "",
      "An IconButton has an empty label.",
      "A screen reader can only say “button”, and voice control cannot name it (WCAG 4.1.2).",
      "Say what it does, in the language of the page.",
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
