import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from "react";
import type { ClosedAttributes } from "../../foundations/props/closed-attributes.ts";
import type { IconDrawing } from "../../icons/drawing.ts";
import { Icon } from "../Icon/Icon.tsx";
import { Spinner } from "../Spinner/Spinner.tsx";
import { buttonClass } from "./button-class.ts";
import { buttonLabel } from "./Button.css.ts";
import type { ButtonLook } from "./button-options.ts";

// Uses aria-disabled, not `disabled`: a disabled button would lose the focus.
const LOADING = { "aria-disabled": true, "aria-busy": true, "data-loading": "" } as const;
const preventPress = (event: MouseEvent) => event.preventDefault();

export interface ButtonProps
  extends ButtonLook, Omit<ButtonHTMLAttributes<HTMLButtonElement>, ClosedAttributes | "children"> {
  /** What the button does, as a verb. */
  children: ReactNode;
  /** Icon before the text. */
  iconStart?: IconDrawing;
  /** Icon after the text. */
  iconEnd?: IconDrawing;
  /** Whether the action is running. The button keeps its size and focus, and ignores clicks. @default false */
  loading?: boolean;
  /** Whether the button is as wide as its container. @default false */
  fullWidth?: boolean;
  /** The HTML `type`. Unlike in HTML, a button does not submit its form by default. @default "button" */
  type?: "button" | "submit" | "reset";
  ref?: Ref<HTMLButtonElement>;
}

/** Starts an action. For navigation use a LinkButton. */
export function Button(props: ButtonProps) {
  const { tone = "neutral", variant = "solid", size = "medium", fullWidth = false, loading = false, ...others } = props;
  const { children, iconStart, iconEnd, type = "button", onClick, ref, ...rest } = others;
  return (
    <button
      {...rest}
      {...(loading ? LOADING : {})}
      ref={ref}
      type={type}
      className={buttonClass({ tone, variant, size, fullWidth, shape: "text" })}
      onClick={loading ? preventPress : onClick}
    >
      {loading ? <Spinner size="small" /> : iconStart && <Icon drawing={iconStart} size="text" />}
      <span className={buttonLabel}>{children}</span>
      {iconEnd && <Icon drawing={iconEnd} size="text" />}
    </button>
  );
}
