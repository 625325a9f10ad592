import { emulateDevice, resizeFrame } from "../devices/emulate-device.ts";
import { emulateFinger } from "../devices/emulate-finger.ts";
import { findClippedTexts } from "./clipped.ts";
import { EXCEPTIONS } from "./exceptions.ts";
import { findHiddenFocus } from "./focus.ts";
import { findLostInForcedColours } from "./forced-colours.ts";
import { findByIbm } from "./ibm.ts";
import { findLightThemeContrast } from "./light-theme.ts";
import { findRunningAnimations, letShortOnesEnd } from "./motion.ts";
import { describeElement, type Finding, settled } from "./page.ts";
import { speakPseudoLanguage } from "./pseudo-language.ts";
import { findSidewaysScroll } from "./reflow.ts";
import type { ProbeSet } from "./rules.ts";
import { findSmallTargets, LEAST_PX, LEAST_TOUCH_PX } from "./targets.ts";

const SMALLEST_SCREEN = [320, 640] as const;
const PHONE = [412, 915] as const;
/** Padding that Storybook adds around a story that is not a whole page. */
const STORY_PADDING = "16px";

/** The least text spacing that a page must support by WCAG 1.4.12. */
const TEXT_SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
p { margin-block-end: 2em !important }`;

/** Runs a check on the story while a change is applied to the page. */
async function during(change: () => () => void, look: () => Finding[]): Promise<Finding[]> {
  const undo = change();
  await settled();
  const findings = look();
  undo();
  return findings;
}

function spaceTexts(): () => void {
  const style = document.createElement("style");
  style.textContent = TEXT_SPACING;
  document.head.append(style);
  return () => style.remove();
}

function doubleTexts(): () => void {
  const root = document.documentElement;
  const resizeBack = resizeFrame(...PHONE);
  root.style.fontSize = "200%";
  return () => {
    root.style.fontSize = "";
    resizeBack();
  };
}

/** Checks the focus in a wide window, because people with a keyboard rarely use a narrow one. */
async function probeFocus(): Promise<Finding[]> {
  await emulateDevice({ forcedColors: null, key: "Tab" });
  await settled();
  return findHiddenFocus();
}

/** Checks the story on the smallest phone, with forced colours if their probe is among those of the story. */
async function probePhone(probes: ProbeSet): Promise<Finding[]> {
  const resizeBack = resizeFrame(...SMALLEST_SCREEN);
  const letGo = emulateFinger();
  if (probes === "every") await emulateDevice({ forcedColors: "active" });
  // Some lists measure their width and render again, so their size is measured once more.
  await settled();
  await settled();
  const findings = [
    ...findSidewaysScroll(),
    ...findSmallTargets(LEAST_TOUCH_PX),
    ...(probes === "every" ? findLostInForcedColours() : []),
    ...(await during(spaceTexts, () => findClippedTexts("text spacing"))),
    ...(await during(speakPseudoLanguage, () => findClippedTexts("longer texts"))),
    ...(await during(doubleTexts, () => findClippedTexts("text 200 %"))),
  ];
  letGo();
  resizeBack();
  return findings;
}

/** Stops what moves. A text that moves through its frame is not cut off, and an element that grows has no size to check. */
async function stopMotion(): Promise<void> {
  await emulateDevice({ reducedMotion: "reduce" });
  letShortOnesEnd();
  await settled();
}

async function findLayoutErrors(): Promise<Finding[]> {
  await stopMotion();
  return probePhone("layout");
}

async function findAll(): Promise<Finding[]> {
  const findings = await findByIbm();
  await stopMotion();
  findings.push(...findRunningAnimations(), ...findSmallTargets(LEAST_PX));
  findings.push(...(await findLightThemeContrast()));
  findings.push(...(await probePhone("every")));
  findings.push(...(await probeFocus()));
  return findings;
}

export interface ProbedStory {
  id: string;
  layout: unknown;
  probes: ProbeSet;
}

/**
 * Checks the story on the page under all conditions that a member may have, and returns one line for each error. The page has the dark
 * theme; contrast is also checked in the light theme.
 */
export async function probeStory({ id, layout, probes }: ProbedStory): Promise<string[]> {
  if (probes === "none") return [];
  document.body.style.padding = layout === "fullscreen" ? "" : STORY_PADDING;
  try {
    const found = await (probes === "every" ? findAll() : findLayoutErrors());
    const findings = found.map((finding) => ({ ...finding, name: describeElement(finding.element) }));
    const excused = EXCEPTIONS.filter(({ stories }) => stories.includes(id));
    const isExcused = ({ rule, name }: { rule: string; name: string }) =>
      excused.some((exception) => exception.rule === rule && name.includes(exception.element));
    const idle = excused.filter(
      (exception) => !findings.some(({ rule, name }) => rule === exception.rule && name.includes(exception.element)),
    );
    return [
      ...findings
        .filter((finding) => !isExcused(finding))
        .map(({ rule, name, measure }) => `${rule}: ${name}: ${measure}`),
      ...idle.map(
        ({ rule, element }) => `an exception is needed no longer: ${rule}, ${element} (testing/probes/exceptions.ts)`,
      ),
    ];
  } finally {
    document.body.style.padding = "";
    await emulateDevice({ reducedMotion: null });
  }
}
