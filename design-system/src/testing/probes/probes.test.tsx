import { describe, expect, it, onTestFinished } from "vitest";
import { emulateDevice, resizeFrame } from "../devices/emulate-device.ts";
import { emulateMedia } from "../devices/emulate-media.ts";
import { render } from "../render.tsx";
import { emulateFinger } from "../devices/emulate-finger.ts";
import { findClippedTexts } from "./clipped.ts";
import { findHiddenFocus } from "./focus.ts";
import { findLostInForcedColours } from "./forced-colours.ts";
import { DISPUTES, findByIbm } from "./ibm.ts";
import { findLightThemeContrast } from "./light-theme.ts";
import { findRunningAnimations } from "./motion.ts";
import { describeElement, type Finding, settled } from "./page.ts";
import { probeStory } from "./probe-story.ts";
import { lengthen, speakPseudoLanguage } from "./pseudo-language.ts";
import { findSidewaysScroll } from "./reflow.ts";
import { findSmallTargets, LEAST_PX, LEAST_TOUCH_PX } from "./targets.ts";

/** Renders a page that has an error on purpose, beside correct elements. */
function plant(html: string, css = ""): HTMLElement {
  const { container } = render(<></>);
  const style = document.createElement("style");
  style.textContent = css;
  document.head.append(style);
  onTestFinished(() => style.remove());
  container.innerHTML = html;
  return container;
}

const lines = (findings: readonly Finding[]) =>
  findings.map(({ rule, element, measure }) => `${rule}: ${describeElement(element)}: ${measure}`);

const narrow = async () => {
  onTestFinished(resizeFrame(320, 640));
  await settled();
};

describe("the accessibility probes report only the planted fault", () => {
  it("WCAG 1.4.10 reports content wider than 320 px", async () => {
    plant(
      `<p>All is well</p><div class="wide">Too wide</div>
      <div class="table"><table><td>Wide by accident</td></table></div>
      <div class="rail" tabindex="0"><span>Wide by design</span></div>`,
      `.wide { width: 400px } .table, .rail { overflow-x: auto } .rail { overscroll-behavior-x: contain }
      table, .rail span { display: block; width: 600px }`,
    );
    await narrow();
    expect(lines(findSidewaysScroll())).toEqual([
      expect.stringMatching(/^320 px: div\.table “Wide by accident”: scrolls sideways \(600 px in 320\)/),
      "320 px: div.wide “Too wide”: reaches from 0 to 400 px in a window of 320",
    ]);
  });

  it("WCAG 1.4.10 reports a fixed bar that scrolling cannot bring into the window", async () => {
    plant(`<div style="position: fixed; left: -40px; width: 100px">Half away</div>`);
    await narrow();
    expect(lines(findSidewaysScroll())).toEqual([
      "320 px: div “Half away”: reaches from -40 to 60 px in a window of 320",
    ]);
  });

  it("WCAG 1.4.4 reports a text that is cut off, and a text that overflows its box", async () => {
    plant(
      `<p class="cut">Cut at the bottom of its box</p><button class="low">Taller than its button</button>
      <a href="#whole" class="dots">Cut openly: the link leads to the whole of it</a><p>Whole</p>`,
      `.cut { height: 1.5em; overflow: hidden; width: 8em } .low { height: 10px; border: 1px solid }
      .dots { display: block; width: 4em; overflow: hidden; text-overflow: ellipsis; white-space: nowrap }`,
    );
    await settled();
    expect(lines(findClippedTexts("text 200 %"))).toEqual([
      expect.stringMatching(/^text 200 %: p\.cut .*: loses \d+ px of its height in p\.cut/),
      expect.stringMatching(/^text 200 %: button\.low .*: stands out of its box button\.low .* up or down$/),
    ]);
  });

  it("speakPseudoLanguage makes texts 40 per cent longer, except untranslatable ones", async () => {
    const page = plant(`<p>Deposit now</p><p translate="no">Deposit</p><p>100.00</p>`);
    const back = speakPseudoLanguage();
    expect(lengthen("Deposit")).toHaveLength(10);
    expect([...page.children].map(({ textContent }) => textContent)).toEqual([
      lengthen("Deposit now"),
      "Deposit",
      "100.00",
    ]);
    back();
    expect(page.textContent).toBe("Deposit nowDeposit100.00");
  });

  it("WCAG 2.5.8 reports a target under 24 px that is too near its neighbour", () => {
    plant(
      `<button>A</button><button>B</button><p>Read <a href="#rules">the rules</a> first</p>
      <label><input type="checkbox"> Large by its label</label><i></i><button class="drawn">Wider than drawn</button>`,
      `button { all: unset; display: inline-block; width: 20px; height: 20px } p { margin: 30px 0 }
      label { display: block; padding: 10px } i { display: block; height: 40px } .drawn { position: relative; overflow: visible; white-space: nowrap; font-size: 0 }
      .drawn::after { content: ""; position: absolute; inset: -5px }`,
    );
    expect(lines(findSmallTargets(LEAST_PX))).toEqual([
      "target 24 px: button “A”: 20 × 20 px, wants 24 × 24",
      "target 24 px: button “B”: 20 × 20 px, wants 24 × 24",
    ]);
  });

  it("WCAG 2.5.5 reports a target under 44 px, only with a touch pointer", () => {
    plant(
      `<button>Go</button>`,
      `button { all: unset; width: 50px; height: 30px } @media not all and (pointer: coarse) { button { height: 50px } }`,
    );
    expect(findSmallTargets(LEAST_TOUCH_PX)).toEqual([]);
    const letGo = emulateFinger();
    expect(lines(findSmallTargets(LEAST_TOUCH_PX))).toEqual(["target 44 px: button “Go”: 50 × 30 px, wants 44 × 44"]);
    letGo();
    expect(findSmallTargets(LEAST_TOUCH_PX)).toEqual([]);
  });

  it("WCAG 2.3.3 reports an animation that runs in spite of reduced motion", async () => {
    plant(
      `<div class="turning">Turning</div><div class="calm">Calm</div>`,
      `@keyframes turn { to { rotate: 1turn } } .turning, .calm { animation: turn 1s infinite }
      @media (prefers-reduced-motion: reduce) { .calm { animation: none } }`,
    );
    await emulateMedia({ reducedMotion: "reduce" });
    await settled();
    expect(lines(findRunningAnimations())).toEqual(["reduced motion: div.turning “Turning”: turn runs for ever"]);
  });

  it("WCAG 1.4.11 reports controls that disappear in forced colours mode", async () => {
    plant(
      `<label>Name <input class="bare"></label><label>City <input class="framed"></label>
      <button aria-label="Close"><svg width="16" height="16"><path d="M0 0L16 16" fill="none" stroke="#fff"></path></svg></button>
      <label><input type="radio" class="gone"><span></span>Yes</label>
      <div role="tablist"><button role="tab" aria-selected="true">One</button><button role="tab" aria-selected="false">One</button></div>`,
      `.bare { border: 0; background: #eee } .gone { appearance: none } button { all: unset; display: inline-block; background: #333 }
      [aria-selected=true] { background: gold }`,
    );
    await emulateMedia({ forcedColors: "active" });
    await settled();
    expect(lines(findLostInForcedColours())).toEqual([
      "forced colours: input.bare: has no visible border or outline",
      "forced colours: input.gone: has no mark with an edge",
      "forced colours: button “Close”: shows nothing: no text, edge or icon",
      "forced colours: button “Close”: its icon has the colour of its ground",
      "forced colours: button[role=tab] “One”: looks selected only by a colour that forced colours remove",
    ]);
  });

  it("WCAG 2.4.7, 2.4.11 reports a focus ring that is missing, cut off, faint or covered", async () => {
    plant(
      `<button class="none">No ring</button><div class="box"><button>Cut ring</button></div>
      <button class="faint">Faint ring</button><button>Covered</button><div class="lid">Lid</div><p></p><button>Good</button>`,
      `body { background: #fff } button { all: unset; display: block; width: 100px; height: 30px; margin: 5px; color: #000 }
      button:focus-visible { outline: 2px solid #00f; outline-offset: 2px } .none:focus-visible { outline: none }
      .box { overflow: hidden } .box button { margin: 0 } .faint:focus-visible { outline-color: #eee }
      .lid { position: relative; top: -38px; height: 40px; background: #ddd }`,
    );
    await emulateDevice({ key: "Tab" });
    expect(lines(await findHiddenFocus()).toSorted()).toEqual([
      "focus: button “Covered”: is covered by div.lid “Lid”",
      "focus: button “Cut ring”: its ring is cut at the left, top, bottom by div.box “Cut ring”",
      "focus: button.faint “Faint ring”: its ring has a contrast of 1.2, wants 3",
      "focus: button.none “No ring”: shows no sign of having the focus",
    ]);
  });

  it("WCAG 4.1.2 reports a violation found by IBM's engine", async () => {
    plant(`<button></button><p>All is well</p>`);
    expect(lines(await findByIbm())).toEqual([expect.stringMatching(/^ibm \w+: button: /)]);
  });

  it.each(DISPUTES)("IBM's rule $rule is ignored by default because it is disputed", async ({ rule, example }) => {
    plant(example);
    expect((await findByIbm([])).map((finding) => finding.rule)).toContain(`ibm ${rule}`);
    expect((await findByIbm()).map((finding) => finding.rule)).not.toContain(`ibm ${rule}`);
  });

  it("WCAG 1.4.3 reports a text that is too faint only in the light theme", async () => {
    plant(
      `<p class="faint">Faint in light</p><p class="clear">Clear in both</p>`,
      `body { background: #000; color: #fff } [data-theme=light] body { background: #fff; color: #000 }
      [data-theme=light] .faint { color: #ddd }`,
    );
    const found = await findLightThemeContrast();
    expect(found.map(({ rule, element }) => `${rule}: ${describeElement(element)}`)).toEqual([
      "light theme, axe color-contrast: p.faint “Faint in light”",
    ]);
    expect(document.documentElement.dataset.theme).not.toBe("light");
  });

  it("WCAG 1.4.11 reports a focus ring that is too faint only in the light theme", async () => {
    plant(
      `<button>Ring</button>`,
      `body { background: #000 } [data-theme=light] body { background: #fff }
      button { all: unset; display: block; margin: 5px } button:focus-visible { outline: 2px solid #fff; outline-offset: 2px }
      [data-theme=light] button:focus-visible { outline-color: #eee }`,
    );
    await emulateDevice({ key: "Tab" });
    expect(lines(await findHiddenFocus())).toEqual([
      "focus: button “Ring”: its ring has a contrast of 1.2 in the light theme, wants 3",
    ]);
  });

  it("probeStory runs all probes on a story and restores the page", async () => {
    plant(`<button class="none">No ring</button>`, `.none { all: unset; width: 10px; display: block }`);
    const found = await probeStory({ id: "fixture", layout: "padded", probes: "every" });
    expect(found).toEqual([expect.stringMatching(/^target 44 px/), expect.stringMatching(/^focus: button\.none/)]);
    expect(matchMedia("(prefers-reduced-motion: reduce), (forced-colors: active), (hover: none)").matches).toBe(false);
    expect(document.body.style.padding).toBe("");
  });
});
