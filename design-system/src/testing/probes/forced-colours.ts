import { contrastOn, groundBehind, groundOf, readColour } from "./colours.ts";
import { drawnAs, type Finding, isShown, seenElements, shownElements } from "./page.ts";

const RULE = "forced colours";
const LEAST_CONTRAST = 3;
const SIDES = ["Top", "Right", "Bottom", "Left"] as const;
const FIELDS =
  "input:not([type=checkbox], [type=radio], [type=file], [type=hidden]), textarea, select, [role=combobox]";
const MARKS = "input[type=checkbox], input[type=radio]";
const SHAPES = "path, circle, ellipse, rect, line, polyline, polygon";
const LARGEST_ICON_PX = 64;
/** How many boxes around a field may be the one with its border. */
const FRAMES = 3;

function isSeen(colour: string, element: Element): boolean {
  return contrastOn(readColour(colour), groundBehind(element)) >= LEAST_CONTRAST;
}

function hasEdge(element: Element, pseudo?: string): boolean {
  const style = getComputedStyle(element, pseudo);
  const isOutlined = style.outlineStyle !== "none" && Number.parseFloat(style.outlineWidth) > 0;
  // An element that keeps its own colours may be visible by its background alone.
  const isPlate = contrastOn(readColour(style.backgroundColor), groundBehind(element)) >= LEAST_CONTRAST;
  return (
    isPlate ||
    (isOutlined && isSeen(style.outlineColor, element)) ||
    SIDES.some((side) => {
      const isDrawn = style[`border${side}Style`] !== "none" && Number.parseFloat(style[`border${side}Width`]) > 0;
      return isDrawn && isSeen(style[`border${side}Color`], element);
    })
  );
}

function isIconSeen(icon: Element): boolean {
  const ground = groundOf(icon);
  return [...icon.querySelectorAll(SHAPES)].some((shape) => {
    const { fill, stroke, strokeWidth } = getComputedStyle(shape);
    const paints = Number.parseFloat(strokeWidth) > 0 ? [fill, stroke] : [fill];
    return paints.some((paint) => paint !== "none" && contrastOn(readColour(paint), ground) >= LEAST_CONTRAST);
  });
}

const hasAnyEdge = (element: Element) =>
  [element, ...element.querySelectorAll("*")].some(
    (part) => isShown(part) && (hasEdge(part) || hasEdge(part, "::before") || hasEdge(part, "::after")),
  );

const isOver = (one: DOMRect, two: DOMRect) =>
  one.left < two.right && two.left < one.right && one.top < two.bottom && two.top < one.bottom;

/** Whether a field has a visible edge: its own, one of a box around it, or one of the element below it. */
function isFramed(field: Element): boolean {
  let box: Element | null = field;
  for (let frames = 0; box && frames <= FRAMES; frames += 1, box = box.parentElement) if (hasEdge(box)) return true;
  const under = field.previousElementSibling;
  return under !== null && isOver(field.getBoundingClientRect(), under.getBoundingClientRect()) && hasAnyEdge(under);
}

/** Describes how an element looks after the system has changed its colours. */
const look = (element: Element): string =>
  [element, ...element.querySelectorAll("*")]
    .flatMap((part) =>
      ["", "::before", "::after"].map((pseudo) => {
        const style = getComputedStyle(part, pseudo || undefined);
        if (pseudo && style.content === "none") return "";
        const { color, backgroundColor, textDecorationLine, fontWeight, opacity, visibility, display } = style;
        const edges = SIDES.map(
          (side) => style[`border${side}Style`] + style[`border${side}Width`] + style[`border${side}Color`],
        );
        const { outlineStyle, outlineWidth, outlineColor, transform, width } = style;
        const shape = part.matches(SHAPES) ? part.getAttribute("d") + style.fill + style.stroke : "";
        const isMoved = part.matches(MARKS) || pseudo ? transform + width + style.left : transform;
        return [
          color,
          backgroundColor,
          textDecorationLine,
          fontWeight,
          opacity,
          visibility,
          display,
          ...edges,
          outlineStyle,
          outlineWidth,
          outlineColor,
          shape,
          isMoved,
        ].join();
      }),
    )
    .join("|");

const STATES = [
  ["[aria-selected=true]", "[aria-selected=false]"],
  ["[aria-checked=true]", "[aria-checked=false]"],
  ["[aria-pressed=true]", "[aria-pressed=false]"],
  ["[aria-current]:not([aria-current=false])", ":not([aria-current])"],
] as const;

/** Finds selected elements that look the same as an unselected neighbour. */
function findLostStates(): Finding[] {
  return STATES.flatMap(([chosen, other]) =>
    shownElements(chosen).flatMap((element) => {
      const peers = `${element.localName}${other}`;
      const group = element.closest(
        "[role=tablist], [role=radiogroup], [role=listbox], [role=menu], [role=tree], [role=grid], [role=group], nav, ul, ol",
      );
      const peer = group && [...group.querySelectorAll(peers)].find(isShown);
      if (!peer || element.contains(document.activeElement) || look(peer) !== look(element)) return [];
      return [{ rule: RULE, element, measure: "looks selected only by a colour that forced colours remove" }];
    }),
  );
}

/** Checks the page in forced colours: fields have a border, controls and icons are visible, and selected elements are marked. */
export function findLostInForcedColours(): Finding[] {
  const findings: Finding[] = [];
  for (const field of seenElements(FIELDS)) {
    if (!isFramed(field)) findings.push({ rule: RULE, element: field, measure: "has no visible border or outline" });
  }
  for (const input of shownElements(MARKS)) {
    const isNative = getComputedStyle(input).appearance !== "none" && input.getBoundingClientRect().width > 1;
    if (!isNative && !hasAnyEdge(drawnAs(input)))
      findings.push({ rule: RULE, element: input, measure: "has no mark with an edge" });
  }
  for (const control of seenElements("button, a[href], [role=button], [role=switch], [role=tab]")) {
    const hasText = control.textContent.trim() !== "" || control.querySelector("img, canvas, video, picture") !== null;
    const icons = [...control.querySelectorAll("svg")];
    if (!hasText && !hasAnyEdge(control) && !icons.some(isIconSeen))
      findings.push({ rule: RULE, element: control, measure: "shows nothing: no text, edge or icon" });
  }
  for (const icon of shownElements("svg:not(svg svg)")) {
    const { width } = icon.getBoundingClientRect();
    if (
      width > LARGEST_ICON_PX ||
      !icon.querySelector(SHAPES) ||
      isIconSeen(icon) ||
      icon.closest(":disabled, [aria-disabled=true]")
    )
      continue;
    findings.push({
      rule: RULE,
      element: icon.parentElement ?? icon,
      measure: "its icon has the colour of its ground",
    });
  }
  return [...findings, ...findLostStates()];
}
