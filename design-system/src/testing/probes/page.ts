/** What a probe found: which one, where, and what it measured. */
export interface Finding {
  rule: string;
  element: Element;
  measure: string;
}

const SHOWN_TEXT_LENGTH = 40;

/** An element as a designer finds it again: tag, role, class without its hash, text. */
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

/** Every element that can be seen and pressed. */
export const seenElements = (selector: string) =>
  shownElements(selector).filter((element) => !isForReadersOnly(element));

/** Every element of the story that is shown; Storybook and vitest put their own only into head. */
export const shownElements = (selector = "*") => [...document.body.querySelectorAll(selector)].filter(isShown);

/** After all that waits now: what an event told React is drawn. */
export const nextTask = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener("message", () => resolve(), { once: true });
    port1.start();
    port2.postMessage(undefined);
  });

/** One frame: observers of sizes have answered, and what they told React is drawn. */
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
  /** The box that nothing is painted outside of. */
  box: Box;
  /** By axis: "visible", "clip" (what is outside is lost), or "scroll" (what is outside can be scrolled to). */
  x: "visible" | "clip" | "scroll";
  y: "visible" | "clip" | "scroll";
}

const overflowOf = (value: string, isPaintContained: boolean) => {
  if (value === "visible") return isPaintContained ? "clip" : "visible";
  return value === "auto" || value === "scroll" ? "scroll" : "clip";
};

/** What decides whether an element cuts what is in it. */
interface ClippingStyle {
  position: string;
  isContaining: boolean;
  /** Undefined where it cuts nothing. */
  clipper: Clipper | undefined;
}

/** The styles that one look at the page has read: each element stands around many others. */
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

/** Read once a task: a probe changes the page and looks at it in different tasks. */
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

/** What stands around an element (or around its text: itself too) and may cut it, from the inside out; `body` and `html` leave it to the window. */
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

/** Text for screen readers alone, which stands in a box of a pixel. */
export const isForReadersOnly = (element: Element) =>
  clippersOf(element, "text").some(({ box }) => box.right - box.left <= 1 || box.bottom - box.top <= 1);

/** Every text of the story that is shown to the eye. */
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

/** A control that is drawn by something else: the label of a checkbox or radio that is hidden itself. */
export function drawnAs(element: Element): Element {
  if (!(element instanceof HTMLInputElement) || !/^(?:checkbox|radio|file)$/.test(element.type)) return element;
  return element.closest("label") ?? element.labels?.[0] ?? element;
}
