import { contrastOn, groundBehind, readColour } from "./colours.ts";
import { turnLight } from "./light-theme.ts";
import {
  clippersOf,
  describeElement,
  drawnAs,
  type Finding,
  isForReadersOnly,
  isShown,
  nextTask,
  shownElements,
} from "./page.ts";

const FOCUSABLE = "a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex]";
/** Reached by arrow keys, not by Tab. */
const INNER = "[role=tab], [role=option], [role^=menuitem], [role=radio], [role=treeitem], [role=gridcell], [role=row]";
const MOST_STOPS = 60;
const MOST_FRAMES = 4;
const SMALL_PX = 64;
/** In them a caret blinks. */
const TEXT_FIELDS = "input:not([type=checkbox], [type=radio], [type=file], [type=button], [type=submit]), textarea";
const LEAST_CONTRAST = 3;
const PSEUDO = ["", "::before", "::after"] as const;

interface Look {
  node: Element;
  pseudo: string;
  outline: string;
  rest: string;
}

/** The box that is drawn for an element: a field's frame around its input. Beyond twice its height it is another thing. */
function frameOf(element: Element): Element[] {
  const most = Math.max(2 * element.getBoundingClientRect().height, SMALL_PX);
  const frames: Element[] = [];
  for (let box = element.parentElement; box && frames.length < MOST_FRAMES; box = box.parentElement) {
    if (box === document.body || box.getBoundingClientRect().height > most) break;
    frames.push(box);
  }
  return frames;
}

/** The parts that may show that an element has the focus: it and its parts, what draws it, what it lies over, its frame. */
function partsOf(element: Element): Element[] {
  const drawn = drawnAs(element);
  const [before, after] = [element.previousElementSibling, element.nextElementSibling];
  const beside = [before, after, ...(before?.children ?? [])].filter((part) => part !== null);
  return [...new Set([element, drawn, ...drawn.children, ...beside, ...frameOf(element)])];
}

function lookOf(element: Element): Look[] {
  return partsOf(element).flatMap((node) =>
    PSEUDO.map((pseudo) => {
      const style = getComputedStyle(node, pseudo || undefined);
      const { outlineStyle, outlineWidth, outlineColor, boxShadow, borderColor, backgroundColor, textDecorationLine } =
        style;
      const isDrawn =
        outlineStyle !== "none" && Number.parseFloat(outlineWidth) > 0 && readColour(outlineColor).alpha > 0;
      return {
        node,
        pseudo,
        outline: isDrawn ? `${outlineWidth} ${outlineColor}` : "",
        rest: [boxShadow, borderColor, backgroundColor, textDecorationLine].join(),
      };
    }),
  );
}

/** What the ring of a focused element loses to a box around it. */
function cutRing(node: Element): string | undefined {
  const style = getComputedStyle(node);
  const reach = Number.parseFloat(style.outlineWidth) + Number.parseFloat(style.outlineOffset);
  if (reach <= 0) return undefined;
  const rect = node.getBoundingClientRect();
  for (const { element, box, x, y } of clippersOf(node)) {
    const cuts = [
      x !== "visible" && rect.left >= box.left - 1 && rect.left - reach < box.left - 1 && "left",
      x !== "visible" && rect.right <= box.right + 1 && rect.right + reach > box.right + 1 && "right",
      y !== "visible" && rect.top >= box.top - 1 && rect.top - reach < box.top - 1 && "top",
      y !== "visible" && rect.bottom <= box.bottom + 1 && rect.bottom + reach > box.bottom + 1 && "bottom",
    ].filter(Boolean);
    if (cuts.length > 0) return `its ring is cut at the ${cuts.join(", ")} by ${describeElement(element)}`;
  }
  return undefined;
}

const hasShadow = (element: Element) => getComputedStyle(element).boxShadow !== "none";

/** @param wasNear the focus came from the same frame, which showed it already. */
function judgeRing(element: Element, before: readonly Look[], wasNear: boolean): string | undefined {
  const after = lookOf(element);
  const ring = after.find(({ outline }, index) => outline && (wasNear || outline !== before[index]?.outline));
  if (!ring) {
    const isChanged = after.some(({ rest }, index) => rest !== before[index]?.rest) || (wasNear && hasShadow(element));
    const isShownByCaret = wasNear && element.matches(TEXT_FIELDS);
    return isChanged || isShownByCaret ? undefined : "shows no sign of having the focus";
  }
  return judgeRingContrast(ring) ?? (ring.pseudo ? undefined : cutRing(ring.node));
}

/** WCAG 1.4.11: the ring is clear in the theme of the page and in the light one. */
function judgeRingContrast({ node, pseudo }: Look): string | undefined {
  const contrast = () => {
    const { outlineColor } = getComputedStyle(node, pseudo || undefined);
    return contrastOn(readColour(outlineColor), groundBehind(node));
  };
  const measured = contrast();
  if (measured < LEAST_CONTRAST) return `its ring has a contrast of ${measured.toFixed(1)}, wants ${LEAST_CONTRAST}`;
  const turnBack = turnLight();
  const inLight = contrast();
  turnBack();
  if (inLight >= LEAST_CONTRAST) return undefined;
  return `its ring has a contrast of ${inLight.toFixed(1)} in the light theme, wants ${LEAST_CONTRAST}`;
}

/** WCAG 2.4.11: what has the focus is in the window, and nothing lies over it. */
function judgeCover(element: Element): string | undefined {
  const drawn = drawnAs(element);
  // A link around a picture begins with a line of no width.
  const first = [...drawn.getClientRects()].find(({ width, height }) => width > 0 && height > 0);
  if (!first) return undefined;
  // A card at the end of a row may show half of itself: that half must be free.
  let { left, top, right, bottom } = first;
  for (const { box } of [...clippersOf(drawn), { box: new DOMRect(0, 0, innerWidth, innerHeight) }]) {
    [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
    [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
  }
  if (left >= right || top >= bottom) return "has the focus where it cannot be seen";
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const found = document.elementFromPoint(x, y);
  if (!found || drawn.contains(found) || found.contains(drawn) || found.closest("label")?.contains(drawn))
    return undefined;
  return `is covered by ${describeElement(found)}`;
}

/** The part of the page that can be reached: an open modal dialog is all there is. */
function reachable(): HTMLElement[] {
  const [modal] = shownElements("[role=dialog][aria-modal=true], [role=alertdialog][aria-modal=true]").toReversed();
  return [...(modal ?? document.body).querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) =>
      (element.tabIndex >= 0 || element.matches(INNER)) &&
      element.checkVisibility({ checkVisibilityCSS: true }) &&
      !element.matches(":disabled") &&
      !element.closest("[inert], [aria-hidden=true]"),
  );
}

/** WCAG 2.4.7, 2.4.11, 1.4.11: wherever the focus goes, it is seen. The last thing done must have been a key. */
export async function findHiddenFocus(): Promise<Finding[]> {
  const findings: Finding[] = [];
  const now = document.activeElement;
  // What has the focus already comes last: only then does it have another look to compare with.
  // A list knows of the focus in it only from the second item on when no key has led there.
  const inner = reachable().findLast((element) => element.matches(INNER));
  inner?.closest<HTMLElement>("[role=menu], [role=listbox]")?.focus();
  inner?.focus();
  await nextTask();
  const stops = reachable().toSorted((one, two) => Number(one === now) - Number(two === now));
  for (const element of stops.slice(0, MOST_STOPS)) {
    if (!element.isConnected) continue;
    // What shows its focus without a ring is compared with itself at rest.
    if (document.activeElement === element && !element.matches(INNER)) element.blur();
    await nextTask();
    const { activeElement } = document;
    const wasNear = [element, ...frameOf(element)].some((box) => box.contains(activeElement));
    const before = lookOf(element);
    const undo = takeIntoOrder(element);
    element.focus();
    await nextTask();
    if (document.activeElement === element) {
      const drawn = drawnAs(element);
      const isHidden = !isShown(drawn) || isForReadersOnly(drawn);
      const noRing = judgeRing(element, before, wasNear);
      const measure = isHidden ? noRing && "takes the focus, but is not shown" : (judgeCover(element) ?? noRing);
      if (measure) findings.push({ rule: "focus", element, measure });
    }
    undo();
  }
  return findings;
}

/** What arrow keys lead to gets its place in the order of focus on the way; here nobody presses them. */
function takeIntoOrder(element: HTMLElement): () => void {
  const { tabIndex } = element;
  if (tabIndex >= 0) return () => {};
  element.tabIndex = 0;
  return () => {
    element.tabIndex = tabIndex;
  };
}
