import { clippersOf, describeElement, type Finding, rectOfText, shownTexts } from "./page.ts";
import { readColour } from "./colours.ts";

const ROUNDING_PX = 2;

interface Excess {
  x: number;
  y: number;
}

/** Returns how far a text extends out of a box. A part of the glyphs' box that exceeds the line height does not count. */
function excessOf(
  text: DOMRect,
  box: { left: number; top: number; right: number; bottom: number },
  leading: number,
): Excess {
  return {
    x: Math.max(0, box.left - text.left, text.right - box.right),
    y: Math.max(0, box.top - text.top, text.bottom - box.bottom) - leading,
  };
}

/** Half of the difference between the height of the glyphs' box and the line height, if the line is lower. */
function leadingOf(node: Text, style: CSSStyleDeclaration): number {
  const range = document.createRange();
  range.selectNodeContents(node);
  const [line] = range.getClientRects();
  const lineHeight = Number.parseFloat(style.lineHeight);
  return line && lineHeight ? Math.max(0, (line.height - lineHeight) / 2) : 0;
}

const hasPaint = (style: CSSStyleDeclaration) =>
  readColour(style.backgroundColor).alpha > 0 ||
  (style.borderTopStyle !== "none" &&
    Number.parseFloat(style.borderTopWidth) > 0 &&
    readColour(style.borderTopColor).alpha > 0);

/** Returns the element whose background or border the text is on: a button, a card, a cell. */
function plateOf(element: Element): Element | undefined {
  for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
    const style = getComputedStyle(box);
    if (style.display !== "inline" && hasPaint(style)) return box;
  }
  return undefined;
}

/** Whether the text is truncated on purpose and can still be read in full: in its tooltip, or behind the link or button that it names. */
const isTruncatedOpenly = (cutter: Element) => {
  const { textOverflow, webkitLineClamp } = getComputedStyle(cutter);
  const isMarked = textOverflow === "ellipsis" || webkitLineClamp !== "none";
  return isMarked && cutter.closest("[title], a[href], button, [role=option]") !== null;
};

/** WCAG 1.4.4 and 1.4.12: every text is completely readable at its place. */
export function findClippedTexts(rule: string): Finding[] {
  const findings: Finding[] = [];
  for (const { node, parent } of shownTexts()) {
    const rect = rectOfText(node);
    if (rect.width === 0 || rect.height === 0) continue;
    const leading = leadingOf(node, getComputedStyle(parent)) + ROUNDING_PX;
    let { left, top, right, bottom } = rect;
    let isCut = false;
    const clippers = clippersOf(parent, "text");
    for (const { element, box, x, y } of clippers) {
      const excess = excessOf(new DOMRect(left, top, right - left, bottom - top), box, leading);
      const lostX = x === "clip" && excess.x > ROUNDING_PX;
      const lostY = y === "clip" && excess.y > 0;
      isCut ||= lostX || lostY;
      if (isCut && (isTruncatedOpenly(element) || element.closest("[aria-roledescription=carousel]"))) break;
      if (isCut) {
        const lost = lostX ? `${Math.round(excess.x)} px of its width` : `${Math.round(excess.y)} px of its height`;
        findings.push({
          rule,
          element: parent,
          measure: `loses ${lost} in ${describeElement(element)}`,
        });
        break;
      }
      if (x === "scroll") [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
      if (y === "scroll") [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
      if (left >= right || top >= bottom) break;
    }
    const plate = isCut ? undefined : plateOf(parent);
    if (!plate || left >= right || top >= bottom) continue;
    const spill = excessOf(rect, plate.getBoundingClientRect(), leading);
    if (clippers.some(({ element }) => plate.contains(element))) continue;
    if (spill.x > ROUNDING_PX || spill.y > 0) {
      const amount =
        spill.x > ROUNDING_PX ? `${Math.round(spill.x)} px sideways` : `${Math.round(spill.y)} px up or down`;
      findings.push({
        rule,
        element: parent,
        measure: `stands out of its box ${describeElement(plate)} by ${amount}`,
      });
    }
  }
  return findings;
}
