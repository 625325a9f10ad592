// The page's `activeElement`, `closest` and `getElementById` do not look into a shadow root, which is a separate tree.

const hostOf = (node: Node): Element | null => {
  const root = node.getRootNode();
  return root instanceof ShadowRoot ? root.host : null;
};

/** The element around another; around the outermost one of a shadow root it is the host. */
export const parentOf = (element: Element): Element | null => element.parentElement ?? hostOf(element);

/** The element with the focus, also if it is inside a shadow root. */
export function focusedElement(): Element | null {
  let focused = document.activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  return focused;
}

/** The nearest element around a place, or the place itself, that matches, also outside of the shadow root that the place is in. */
export function closestAround(place: Element, selector: string): Element | null {
  const found = place.closest(selector);
  const host = hostOf(place);
  return found ?? (host && closestAround(host, selector));
}

/** The element with an id in the same tree as another: the page or a shadow root. */
export function elementById(id: string, near: Element): HTMLElement | null {
  const root = near.getRootNode();
  return root instanceof ShadowRoot ? root.getElementById(id) : near.ownerDocument.getElementById(id);
}
