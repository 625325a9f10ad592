import type { AnchorHTMLAttributes, ReactNode, Ref } from "react";
import type { ClosedAttributes } from "../../foundations/props/closed-attributes.ts";
import { linkStrings } from "../../foundations/strings/content.ts";
import { useStrings } from "../../foundations/strings/strings.ts";
import { ExternalLinkIcon } from "../../icons/icons.ts";
import { Icon } from "../Icon/Icon.tsx";
import { RoutedLink } from "../LinkProvider/LinkProvider.tsx";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import { link, newTabMark } from "./Link.css.ts";

export const LINK_TONES = ["link", "inherit"] as const;
export type LinkTone = (typeof LINK_TONES)[number];
export const LINK_UNDERLINES = ["always", "hover"] as const;
export type LinkUnderline = (typeof LINK_UNDERLINES)[number];

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, ClosedAttributes | "target" | "rel"> {
  /** Path in the app, or URL of another host. */
  href: string;
  /** Colour: that of links, or that of the text around it. @default "link" */
  tone?: LinkTone;
  /** Use `hover` only where the context shows that it is a link, as in a list of links. @default "always" */
  underline?: LinkUnderline;
  /** Opens a new tab, which cannot access this page (`noopener`). The link says so. @default false */
  opensInNewTab?: boolean;
  /** Text of the link. It must make sense without the sentence around it. */
  children: ReactNode;
  ref?: Ref<HTMLAnchorElement>;
}

/** A link to another page. For an action use a Button. */
export function Link(props: LinkProps) {
  const { href, tone = "link", underline = "always", opensInNewTab = false, children, ref, ...rest } = props;
  const strings = useStrings(linkStrings);
  const target = opensInNewTab ? { target: "_blank", rel: "noopener noreferrer" } : {};
  return (
    <RoutedLink {...rest} {...target} ref={ref} href={href} className={link({ tone, underline })}>
      <span>{children}</span>
      {opensInNewTab && (
        <>
          <span className={newTabMark}>
            <Icon drawing={ExternalLinkIcon} size="text" />
          </span>
          <VisuallyHidden> ({strings.opensInNewTab})</VisuallyHidden>
        </>
      )}
    </RoutedLink>
  );
}
