/** A finding of a probe: the rule, the element, and what was measured. */
export interface Finding {
  rule: string;
  element: Element;
  measure: string;
}

const SHOWN_TEXT_LENGTH = 40;

/** Describes an element so that a designer can find it: tag, role, class without its hash, text. */
export function describeElement(element: Element): string {
  const role = element.getAttribute("role");
  const [style = ""] = (element.getAttribute("class") ?? "").split(" ");
  const name = element.getAttribute("aria-label") ?? element.textContent.trim().replaceAll(/\s+/g, " ");
  const short = name.length > SHOWN_TEXT_LENGTH ? `${name.slice(0, SHOWN_TEXT_LENGTH)}…` : name;
  const selector = `${element.localName}${role ? `[role=${role}]` : ""}${style ? `.${style.replace(/__\w+$/, "")}` : ""}`;
  return short ? `${selector} “${short}”` : selector;
}

export function isShown(element: Element): boolean {
  return (
    element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) &&
    !element.closest("[inert], vite-error-overlay")
  );
}

/** Every element that is visible and can be pressed. */
export const seenElements = (selector: string) =>
  shownElements(selector).filter((element) => !isForReadersOnly(element));

/** Every visible element of the story. Storybook and vitest add their own elements only to the head. */
export const shownElements = (selector = "*") => [...document.body.querySelectorAll(selector)].filter(isShown);

/** Resolves after all tasks that are queued now, when React has rendered the changes of an event. */
export const nextTask = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener("message", () => resolve(), { once: true });
    port1.start();
    port2.postMessage(undefined);
  });

/** Resolves after one frame, when resize observers have run and React has rendered their changes. */
export async function settled(): Promise<void> {
  await new Promise(requestAnimationFrame);
  await nextTask();
  await nextTask();
}

const isContainingFixed = ({ transform, filter, contain, backdropFilter }: CSSStyleDeclaration) =>
  transform !== "none" || filter !== "none" || backdropFilter !== "none" || /paint|layout|strict|content/.test(contain);

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Clipper {
  element: Element;
  /** Nothing is painted outside of this box. */
  box: Box;
  /** For each axis: "visible", "clip" (content outside is lost), or "scroll" (content outside can be scrolled to). */
  x: "visible" | "clip" | "scroll";
  y: "visible" | "clip" | "scroll";
}

const overflowOf = (value: string, isPaintContained: boolean) => {
  if (value === "visible") return isPaintContained ? "clip" : "visible";
  return value === "auto" || value === "scroll" ? "scroll" : "clip";
};

/** Style properties that decide whether an element clips its content. */
interface ClippingStyle {
  position: string;
  isContaining: boolean;
  /** Undefined if it clips nothing. */
  clipper: Clipper | undefined;
}

/** Cache of styles for one pass over the page: each element is an ancestor of many others. */
let stylesRead: Map<Element, ClippingStyle> | undefined;

function readClippingStyle(element: Element): ClippingStyle {
  const style = getComputedStyle(element);
  const { position } = style;
  const isContaining = isContainingFixed(style);
  const isPaintContained = /paint|strict|content/.test(style.contain) || style.contentVisibility === "auto";
  const x = overflowOf(style.overflowX, isPaintContained);
  const y = overflowOf(style.overflowY, isPaintContained);
  const isPassing = style.display === "inline" || style.display === "contents" || (x === "visible" && y === "visible");
  if (isPassing) return { position, isContaining, clipper: undefined };
  const { left, top } = element.getBoundingClientRect();
  const [startX, startY] = [left + element.clientLeft, top + element.clientTop];
  const box = { left: startX, top: startY, right: startX + element.clientWidth, bottom: startY + element.clientHeight };
  return { position, isContaining, clipper: { element, box, x, y } };
}

/** Cached for one task: a probe changes the page and measures it in different tasks. */
function clippingStyleOf(element: Element): ClippingStyle {
  if (!stylesRead) {
    stylesRead = new Map();
    queueMicrotask(() => (stylesRead = undefined));
  }
  let style = stylesRead.get(element);
  if (!style) {
    style = readClippingStyle(element);
    stylesRead.set(element, style);
  }
  return style;
}

/**
 * Returns the ancestors of an element that may clip it, from the inside out; for its text, the element itself too. `body` and `html` pass
 * their overflow on to the window.
 */
export function clippersOf(element: Element, of: "box" | "text" = "box"): Clipper[] {
  const clippers: Clipper[] = [];
  let position = of === "text" ? "static" : clippingStyleOf(element).position;
  for (
    let parent = of === "text" ? element : element.parentElement;
    parent && parent !== document.body;
    parent = parent.parentElement
  ) {
    const style = clippingStyleOf(parent);
    if (position === "fixed" && !style.isContaining) continue;
    if (position === "absolute" && style.position === "static" && !style.isContaining) continue;
    position = style.position;
    if (style.clipper) clippers.push(style.clipper);
  }
  return clippers;
}

/** Text for screen readers only, which is in a box of one pixel. */
export const isForReadersOnly = (element: Element) =>
  clippersOf(element, "text").some(({ box }) => box.right - box.left <= 1 || box.bottom - box.top <= 1);

/** Returns every visible text of the story. */
export function shownTexts(): { node: Text; parent: Element }[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: { node: Text; parent: Element }[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!(node instanceof Text) || !parent || node.data.trim() === "") continue;
    if (/^(?:script|style|noscript|option|title|desc)$/.test(parent.localName)) continue;
    if (isShown(parent) && !isForReadersOnly(parent)) texts.push({ node, parent });
  }
  return texts;
}

export const rectOfText = (node: Text): DOMRect => {
  const range = document.createRange();
  range.selectNodeContents(node);
  return range.getBoundingClientRect();
};

/**
 * Returns the element that people see of a control: for a checkbox, radio or file input its label, because the input may be hidden;
 * otherwise the control itself.
 */
export function drawnAs(element: Element): Element {
  if (!(element instanceof HTMLInputElement) || !/^(?:checkbox|radio|file)$/.test(element.type)) return element;
  return element.closest("label") ?? element.labels?.[0] ?? element;
}
