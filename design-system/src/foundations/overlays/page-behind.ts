/** What a modal must not silence: announcements, and what is shown above modals, such as toasts. */
const HEARD = "[data-announcer], [data-live-announcer], [data-react-aria-top-layer]";

/** The frames of the open modals, from the lowest to the topmost. */
const frames: Element[] = [];
const hidden = new Set<Element>();
let observer: MutationObserver | undefined;

const isIn = (outer: Element, inner: Element | undefined): boolean => inner !== undefined && outer.contains(inner);

/** Hides a part of the page, or only its children, if the topmost modal or something that must be heard is inside. */
function hide(part: Element): void {
  const frame = frames.at(-1);
  if (part === frame || part.matches(HEARD) || part.getAttribute("aria-hidden") === "true") return;
  if (isIn(part, frame) || part.querySelector(HEARD)) {
    for (const child of part.children) hide(child);
    return;
  }
  part.setAttribute("aria-hidden", "true");
  hidden.add(part);
}

/** Hides what the page has added. */
function hideAdded(changes: MutationRecord[]): void {
  const frame = frames.at(-1);
  for (const { target, addedNodes } of changes) {
    if (!(target instanceof Element) || frame?.contains(target)) continue;
    if (target.closest(`[aria-hidden=true], ${HEARD}`)) continue;
    for (const part of addedNodes) if (part instanceof Element && part.isConnected) hide(part);
  }
}

/** Hides the page behind the topmost modal, and shows what the closed modals had hidden. */
function update(): void {
  observer?.disconnect();
  for (const part of hidden) part.removeAttribute("aria-hidden");
  hidden.clear();
  if (frames.length === 0) return;
  for (const part of document.body.children) hide(part);
  observer ??= new MutationObserver(hideAdded);
  observer.observe(document.body, { childList: true, subtree: true });
}

/**
 * Hides the page behind a modal from screen readers, including what the page adds while the modal is open. Radix hides only what is there
 * when the modal opens, and never what is in a live region, such as the slides of a carousel. `aria-modal` would also hide toasts.
 * @returns a function that ends it
 */
export function hidePageBehind(frame: Element): () => void {
  frames.push(frame);
  update();
  return () => {
    frames.splice(frames.indexOf(frame), 1);
    update();
  };
}
