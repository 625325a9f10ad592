import {
  type AnchorHTMLAttributes,
  type ComponentType,
  createContext,
  createElement,
  type ReactNode,
  type Ref,
  use,
} from "react";

/** What a link of this library hands to the router's link: an anchor's own attributes, `href` always. */
export interface LinkComponentProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** A path of the app. */
  href: string;
  ref?: Ref<HTMLAnchorElement> | undefined;
}

// A scheme, or two slashes.
const LEAVES_APP = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;

/** Does this address lead out of the app: to another host, a telephone, a mail? */
export const leavesApp = (href: string): boolean => LEAVES_APP.test(href);

const NativeLink = ({ children, ...anchor }: LinkComponentProps) => <a {...anchor}>{children}</a>;
const LinkContext = createContext<ComponentType<LinkComponentProps>>(NativeLink);

export interface LinkProviderProps {
  /** Renders links inside the app, usually the router's: `({ href, ...anchor }) => <RouterLink to={href} {...anchor} />`. */
  component: ComponentType<LinkComponentProps>;
  /** The app. */
  children: ReactNode;
}

/** Gives every link the router's component, once, so that components know no router. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

/** A bare link for the components of this library: the router's inside the app, an anchor for other hosts and schemes. */
export function RoutedLink(props: LinkComponentProps) {
  const component = use(LinkContext);
  return createElement(leavesApp(props.href) ? NativeLink : component, props);
}
