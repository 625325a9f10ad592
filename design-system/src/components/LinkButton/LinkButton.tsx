import type { AnchorHTMLAttributes, ReactNode, Ref } from "react";
import type { ClosedAttributes } from "../../foundations/closed.ts";
import type { IconDrawing } from "../../icons/drawing.ts";
import { buttonClass } from "../Button/button-class.ts";
import { buttonLabel } from "../Button/Button.css.ts";
import type { ButtonLook } from "../Button/button-options.ts";
import { Icon } from "../Icon/Icon.tsx";
import { RoutedLink } from "../LinkProvider/LinkProvider.tsx";

export interface LinkButtonProps
  extends ButtonLook, Omit<AnchorHTMLAttributes<HTMLAnchorElement>, ClosedAttributes | "children"> {
  /** A path of the app, or an address of another host. */
  href: string;
  /** Where it leads. */
  children: ReactNode;
  /** Before the text. */
  iconStart?: IconDrawing;
  /** After the text. */
  iconEnd?: IconDrawing;
  /** As wide as what it stands in. @default false */
  fullWidth?: boolean;
  ref?: Ref<HTMLAnchorElement>;
}

/** Goes somewhere and looks like a Button. To do something, use a Button. */
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
