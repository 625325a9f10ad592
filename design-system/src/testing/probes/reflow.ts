import { clippersOf, type Finding, shownElements } from "./page.ts";

const RULE = "320 px";
const ROUNDING_PX = 1;
const MOST_NAMED = 3;

/**
 * Whether an element scrolls sideways by design: it says so to the browser (`overscroll-behavior`), and its content can be reached by
 * keyboard.
 */
function isMeantToScroll(element: Element): boolean {
  const isMarked = getComputedStyle(element).overscrollBehaviorX !== "auto";
  const reachable = "a[href], button, input, select, textarea, summary, [tabindex]";
  return isMarked && (element.matches("[tabindex]") || element.querySelector(reachable) !== null);
}

function findScrollers(): Finding[] {
  return shownElements().flatMap((element) => {
    if (element.scrollWidth - element.clientWidth <= ROUNDING_PX || element.clientWidth <= 1) return [];
    const { overflowX } = getComputedStyle(element);
    if (
      (overflowX !== "auto" && overflowX !== "scroll") ||
      element.matches("input, textarea") ||
      isMeantToScroll(element)
    ) {
      return [];
    }
    const sizes = `${element.scrollWidth} px in ${element.clientWidth}`;
    const measure = `scrolls sideways (${sizes}); if that is meant, it wants overscroll-behavior-x and something that takes the focus`;
    return [{ rule: RULE, element, measure }];
  });
}

/** Whether an element is fixed to the window, so that scrolling cannot show the rest of it. */
function isFixed(element: Element): boolean {
  for (let parent: Element | null = element; parent; parent = parent.parentElement) {
    if (getComputedStyle(parent).position === "fixed") return true;
  }
  return false;
}

/** Finds the innermost elements that make the window scroll sideways, or that it can never show completely. */
function findOverhangs(): Finding[] {
  const { clientWidth: width, scrollWidth } = document.documentElement;
  const isWindowScrolled = scrollWidth > width + ROUNDING_PX;
  const overhanging = shownElements("body *:not(svg *)").filter((element) => {
    const { left, right, width: own } = element.getBoundingClientRect();
    const isOutside = own > 0 && (right > width + ROUNDING_PX || left < -ROUNDING_PX);
    return isOutside && (isWindowScrolled || isFixed(element)) && clippersOf(element).every(({ x }) => x === "visible");
  });
  const innermost = overhanging.filter(
    (element) => ![...element.children].some((child) => overhanging.includes(child)),
  );
  return innermost.slice(0, MOST_NAMED).map((element) => {
    const { left, right } = element.getBoundingClientRect();
    const measure = `reaches from ${Math.round(left)} to ${Math.round(right)} px in a window of ${width}`;
    return { rule: RULE, element, measure };
  });
}

/** WCAG 1.4.10: nothing is wider than the window, except what scrolls by design. */
export const findSidewaysScroll = (): Finding[] => [...findScrollers(), ...findOverhangs()];
