import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from "react";
import type { ClosedAttributes } from "../../foundations/closed.ts";
import type { IconDrawing } from "../../icons/drawing.ts";
import { Icon } from "../Icon/Icon.tsx";
import { Spinner } from "../Spinner/Spinner.tsx";
import { buttonClass } from "./button-class.ts";
import { buttonLabel } from "./Button.css.ts";
import type { ButtonLook } from "./button-options.ts";

// Not `disabled`: that would drop the focus of whoever pressed it.
const LOADING = { "aria-disabled": true, "aria-busy": true, "data-loading": "" } as const;
const preventPress = (event: MouseEvent) => event.preventDefault();

export interface ButtonProps
  extends ButtonLook, Omit<ButtonHTMLAttributes<HTMLButtonElement>, ClosedAttributes | "children"> {
  /** What it does, as a verb. */
  children: ReactNode;
  /** Before the text. */
  iconStart?: IconDrawing;
  /** After the text. */
  iconEnd?: IconDrawing;
  /**
   * The action is under way: keeps its place and focus, and takes no press until it is done.
   * @default false
   */
  loading?: boolean;
  /** As wide as what it stands in. @default false */
  fullWidth?: boolean;
  /** As in HTML, but that it sends no form unless it says so. @default "button" */
  type?: "button" | "submit" | "reset";
  ref?: Ref<HTMLButtonElement>;
}

/** Does something. To go somewhere, use a LinkButton. */
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
