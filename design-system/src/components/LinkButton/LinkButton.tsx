import type { AnchorHTMLAttributes, ReactNode, Ref } from "react";
import type { ClosedAttributes } from "../../foundations/props/closed-attributes.ts";
import type { IconDrawing } from "../../icons/drawing.ts";
import { buttonClass } from "../Button/button-class.ts";
import { buttonLabel } from "../Button/Button.css.ts";
import type { ButtonLook } from "../Button/button-options.ts";
import { Icon } from "../Icon/Icon.tsx";
import { RoutedLink } from "../LinkProvider/LinkProvider.tsx";

export interface LinkButtonProps
  extends ButtonLook, Omit<AnchorHTMLAttributes<HTMLAnchorElement>, ClosedAttributes | "children"> {
  /** Path in the app, or URL of another host. */
  href: string;
  /** Text of the link: where it leads. */
  children: ReactNode;
  /** Icon before the text. */
  iconStart?: IconDrawing;
  /** Icon after the text. */
  iconEnd?: IconDrawing;
  /** Whether it is as wide as its container. @default false */
  fullWidth?: boolean;
  ref?: Ref<HTMLAnchorElement>;
}

/** A link that looks like a Button. For an action use a Button. */
export function LinkButton(props: LinkButtonProps) {
  const { tone = "neutral", variant = "solid", size = "medium", fullWidth = false, ...others } = props;
  const { href, children, iconStart, iconEnd, ref, ...rest } = others;
  return (
    <RoutedLink
      {...rest}
      ref={ref}
      href={href}
      className={buttonClass({ tone, variant, size, fullWidth, shape: "text" })}
    >
      {iconStart && <Icon drawing={iconStart} size="text" />}
      <span className={buttonLabel}>{children}</span>
      {iconEnd && <Icon drawing={iconEnd} size="text" />}
    </RoutedLink>
  );
}
