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
/** Elements that are reached by arrow keys, not by Tab. */
const INNER = "[role=tab], [role=option], [role^=menuitem], [role=radio], [role=treeitem], [role=gridcell], [role=row]";
const MOST_STOPS = 60;
const MOST_FRAMES = 4;
const SMALL_PX = 64;
/** Elements that show their focus by a blinking caret. */
const TEXT_FIELDS = "input:not([type=checkbox], [type=radio], [type=file], [type=button], [type=submit]), textarea";
const LEAST_CONTRAST = 3;
const PSEUDO = ["", "::before", "::after"] as const;

interface Look {
  node: Element;
  pseudo: string;
  outline: string;
  rest: string;
}

/** Returns the boxes that visually frame an element, such as the frame of a field. A box more than twice as high is not its frame. */
function frameOf(element: Element): Element[] {
  const most = Math.max(2 * element.getBoundingClientRect().height, SMALL_PX);
  const frames: Element[] = [];
  for (let box = element.parentElement; box && frames.length < MOST_FRAMES; box = box.parentElement) {
    if (box === document.body || box.getBoundingClientRect().height > most) break;
    frames.push(box);
  }
  return frames;
}

/**
 * Returns the elements that may show the focus of an element: itself, its descendants, the element that represents it, the one below it,
 * and its frame.
 */
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

/** Returns the sides at which a box around a focused element cuts its focus ring. */
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

/**
 * Checks that an element shows its focus.
 * @param wasNear whether the focus came from an element in the same frame, so that the frame already showed it.
 */
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

/**
 * Rings that are visible in both themes, by class and colours. Each is measured only once, because another theme recalculates all styles of
 * the page.
 */
const clearRings = new Set<string>();

/** WCAG 1.4.11: the ring has enough contrast in the page's theme and in the light theme. */
function judgeRingContrast({ node, pseudo }: Look): string | undefined {
  const look = () => {
    const { outlineColor } = getComputedStyle(node, pseudo || undefined);
    const ground = groundBehind(node);
    return { outlineColor, ground, contrast: contrastOn(readColour(outlineColor), ground) };
  };
  const { outlineColor, ground, contrast } = look();
  if (contrast < LEAST_CONTRAST) return `its ring has a contrast of ${contrast.toFixed(1)}, wants ${LEAST_CONTRAST}`;
  const ring = [node.getAttribute("class"), pseudo, outlineColor, ...Object.values(ground)].join();
  if (clearRings.has(ring)) return undefined;
  const turnBack = turnLight();
  const { contrast: inLight } = look();
  turnBack();
  if (inLight < LEAST_CONTRAST)
    return `its ring has a contrast of ${inLight.toFixed(1)} in the light theme, wants ${LEAST_CONTRAST}`;
  clearRings.add(ring);
  return undefined;
}

/** WCAG 2.4.11: the focused element is inside the window and not covered. */
function judgeCover(element: Element): string | undefined {
  const drawn = drawnAs(element);
  // The first box of a link around a picture may be an empty line.
  const first = [...drawn.getClientRects()].find(({ width, height }) => width > 0 && height > 0);
  if (!first) return undefined;
  // A card at the end of a row may be half visible. Only that half must not be covered.
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

/** Returns the elements that can take the focus; while a modal dialog is open, only those inside it. */
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

/** WCAG 2.4.7, 2.4.11, 1.4.11: the focus is visible on every element. The last input before must have been a key press. */
export async function findHiddenFocus(): Promise<Finding[]> {
  const findings: Finding[] = [];
  clearRings.clear();
  const now = document.activeElement;
  // The element that already has the focus is checked last, because only then is there another look to compare it with. A list shows the
  // focus inside it only from the second item on, unless a key moved it there.
  const inner = reachable().findLast((element) => element.matches(INNER));
  inner?.closest<HTMLElement>("[role=menu], [role=listbox]")?.focus();
  inner?.focus();
  await nextTask();
  const stops = reachable().toSorted((one, two) => Number(one === now) - Number(two === now));
  for (const element of stops.slice(0, MOST_STOPS)) {
    if (!element.isConnected) continue;
    // An element that shows its focus without a ring is compared with its look without focus.
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

/** Makes an element focusable that arrow keys would make focusable, because no keys are pressed here. */
function takeIntoOrder(element: HTMLElement): () => void {
  const { tabIndex } = element;
  if (tabIndex >= 0) return () => {};
  element.tabIndex = 0;
  return () => {
    element.tabIndex = tabIndex;
  };
}
