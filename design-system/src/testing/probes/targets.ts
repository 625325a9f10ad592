import { drawnAs, type Finding, isForReadersOnly, isShown, shownElements } from "./page.ts";

export const LEAST_PX = 24;
export const LEAST_TOUCH_PX = 44;

const TARGETS =
  "a[href], button, input:not([type=hidden]), select, textarea, summary, label:has(input), [role=button], [role=link], " +
  "[role=tab], [role^=menuitem], [role=option], [role=checkbox], [role=radio], [role=switch], [role=slider], [role=treeitem]";

const ROUNDING_PX = 0.5;
/** WCAG 2.5.8 exempts links inside a sentence. */
function isInline(element: Element): boolean {
  if (getComputedStyle(element).display !== "inline" || !element.parentElement) return false;
  return [...element.parentElement.childNodes].some((node) => node instanceof Text && node.data.trim() !== "");
}

const isDisabled = (element: Element) => element.matches(":disabled, [aria-disabled=true], [aria-disabled=true] *");

/** Whether a press at a point reaches the target: itself, a descendant, or its label. */
function isHit(target: Element, x: number, y: number): boolean {
  const found = document.elementFromPoint(x, y);
  if (!found) return false;
  return target.contains(found) || drawnAs(found) === target || (found.contains(target) && found.matches("label"));
}

/** Measures the area that accepts presses, with pseudo-elements that extend it, up to `least` in each direction. */
function sizeOf(target: Element, least: number): { width: number; height: number } {
  const { width, height } = target.getBoundingClientRect();
  if (width >= least && height >= least) return { width, height };
  target.scrollIntoView({ block: "center", inline: "center" });
  const rect = target.getBoundingClientRect();
  const [x, y] = [rect.left + rect.width / 2, rect.top + rect.height / 2];
  const half = least / 2 - ROUNDING_PX;
  const isWide = width >= least || (isHit(target, x - half, y) && isHit(target, x + half, y));
  const isHigh = height >= least || (isHit(target, x, y - half) && isHit(target, x, y + half));
  return { width: isWide ? Math.max(width, least) : width, height: isHigh ? Math.max(height, least) : height };
}

const centre = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

/** WCAG 2.5.8: a smaller target is allowed if a circle of 24 px around it overlaps no other target. */
function hasSpace(target: Element, others: readonly Element[]): boolean {
  const here = centre(target);
  return others.every((other) => {
    if (other === target || other.contains(target) || target.contains(other)) return true;
    const { left, top, right, bottom, width, height } = other.getBoundingClientRect();
    const [dx, dy] = [Math.max(left - here.x, 0, here.x - right), Math.max(top - here.y, 0, here.y - bottom)];
    if (Math.hypot(dx, dy) < LEAST_PX / 2) return false;
    const there = centre(other);
    const isSmall = width < LEAST_PX || height < LEAST_PX;
    return !isSmall || Math.hypot(there.x - here.x, there.y - here.y) >= LEAST_PX;
  });
}

/** Finds targets that are too small: 24 px for a mouse (or with enough space around), 44 px for touch. */
export function findSmallTargets(least: number): Finding[] {
  const targets = [
    ...new Set(
      shownElements(TARGETS)
        .filter((element) => !isDisabled(element))
        .map(drawnAs),
    ),
  ]
    .filter((element) => isShown(element) && !isForReadersOnly(element) && !isInline(element))
    .filter(
      (element, _, all) =>
        !all.some((other) => other !== element && other.localName === "label" && other.contains(element)),
    );
  return targets.flatMap((element) => {
    const { width, height } = sizeOf(element, least);
    if (width >= least - ROUNDING_PX && height >= least - ROUNDING_PX) return [];
    if (least === LEAST_PX && hasSpace(element, targets)) return [];
    return [
      {
        rule: `target ${least} px`,
        element,
        measure: `${Math.round(width)} × ${Math.round(height)} px, wants ${least} × ${least}`,
      },
    ];
  });
}
