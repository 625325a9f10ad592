import type { AnchorHTMLAttributes, ReactNode, Ref } from "react";
import type { ClosedAttributes } from "../../foundations/closed.ts";
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
  /** A path of the app, or an address of another host. */
  href: string;
  /** Its colour: of links, or of the text around it. @default "link" */
  tone?: LinkTone;
  /**
   * `hover` only where the place itself says that it is a link, as in a list of links.
   * @default "always"
   */
  underline?: LinkUnderline;
  /**
   * Opens apart from this page, without a way back to it, and says so.
   * @default false
   */
  opensInNewTab?: boolean;
  /** Where it leads; makes sense without the sentence around it. */
  children: ReactNode;
  ref?: Ref<HTMLAnchorElement>;
}

/** A way to another page. To do something, use a Button. */
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
