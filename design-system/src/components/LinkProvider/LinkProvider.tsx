import {
  type AnchorHTMLAttributes,
  type ComponentType,
  createContext,
  createElement,
  type ReactNode,
  type Ref,
  use,
} from "react";

/** Props that this library passes to the router's link: the attributes of an anchor, always with `href`. */
export interface LinkComponentProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Path in the app. */
  href: string;
  ref?: Ref<HTMLAnchorElement> | undefined;
}

// A URL with a scheme, or one that starts with two slashes.
const LEAVES_APP = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;

/** Whether a URL leads out of the app: to another host, a phone number or an email address. */
export const leavesApp = (href: string): boolean => LEAVES_APP.test(href);

const NativeLink = ({ children, ...anchor }: LinkComponentProps) => <a {...anchor}>{children}</a>;
const LinkContext = createContext<ComponentType<LinkComponentProps>>(NativeLink);

export interface LinkProviderProps {
  /** Component that renders links inside the app, usually the router's: `({ href, ...anchor }) => <RouterLink to={href} {...anchor} />`. */
  component: ComponentType<LinkComponentProps>;
  /** The app. */
  children: ReactNode;
}

/** Sets the router's link component once for the whole app, so that the components do not depend on a router. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

/** An unstyled link for the components of this library: the router's link inside the app, a plain anchor for other hosts and schemes. */
export function RoutedLink(props: LinkComponentProps) {
  const component = use(LinkContext);
  return createElement(leavesApp(props.href) ? NativeLink : component, props);
}
