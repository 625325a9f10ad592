/** The toolbars of browsers are lower than this, and soft keyboards are higher. */
const LOWEST_KEYBOARD_PX = 120;
/** In a page that was zoomed by two fingers, the visible area is smaller too, but the dialog must not follow it. */
const UNZOOMED = 1.01;

/**
 * Keeps a backdrop inside the part of the screen that the soft keyboard leaves visible, until the returned function is called. Safari on iOS
 * lays the keyboard over the page and moves the page under it, so that the lower or the upper part of a dialog would be out of reach. Other
 * browsers make the page smaller (`interactive-widget=resizes-content`), and then nothing changes here.
 */
export function followVisibleArea(backdrop: HTMLElement | null): (() => void) | undefined {
  const area = globalThis.visualViewport;
  if (!backdrop || !area) return undefined;
  const { style } = backdrop;
  const follow = () => {
    const hiddenPx = document.documentElement.clientHeight - area.height;
    const isCovered = area.scale < UNZOOMED && hiddenPx > LOWEST_KEYBOARD_PX;
    style.insetBlock = isCovered ? `${area.offsetTop}px auto` : "";
    style.blockSize = isCovered ? `${area.height}px` : "";
  };
  follow();
  area.addEventListener("resize", follow);
  area.addEventListener("scroll", follow);
  return () => {
    area.removeEventListener("resize", follow);
    area.removeEventListener("scroll", follow);
  };
}
