import { clippersOf, type Finding, shownElements } from "./page.ts";

const RULE = "320 px";
const ROUNDING_PX = 1;
const MOST_NAMED = 3;

/** Scrolls sideways by design: says so to the browser (`overscroll-behavior`), and a key can reach what is in it. */
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

/** Fixed to the window, so that no scrolling brings the rest of it in. */
function isFixed(element: Element): boolean {
  for (let parent: Element | null = element; parent; parent = parent.parentElement) {
    if (getComputedStyle(parent).position === "fixed") return true;
  }
  return false;
}

/** The innermost parts that make the window scroll, or that it can never show. */
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

/** WCAG 1.4.10: nothing but what scrolls by design is wider than the window. */
export const findSidewaysScroll = (): Finding[] => [...findScrollers(), ...findOverhangs()];
