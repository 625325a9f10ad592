import { expect } from "vitest";
import { userEvent } from "vitest/browser";
import { Carousel } from "../../components/Carousel/Carousel.tsx";
import { render } from "../render.tsx";
import { becomes, every, focused, itKeepsTo, nth, one, press, target, type Line } from "./rows.ts";

const SLIDES = 3;
const SLIDE = "fieldset";
const labels = {
  carousel: "carousel",
  slide: "slide",
  previous: "Previous",
  next: "Next",
  pause: "Pause",
  play: "Play",
  position: (position: number, of: number) => `${position} of ${of}`,
};
const show = () =>
  void render(
    <Carousel
      label="Promotions"
      labels={labels}
      slides={Array.from({ length: SLIDES }, (_, index) => ({
        id: String(index),
        content: <a href={`#${index}`}>Offer {index}</a>,
      }))}
    />,
  );
const live = () => one("section [aria-live]");
const pause = () => nth("section button", 0);
const previous = () => one("button[aria-label=Previous]");
const next = () => one("button[aria-label=Next]");
const place = () => every(SLIDE).findIndex((slide) => !slide.inert);
const isAt = async (index: number) => {
  await expect.poll(place, { timeout: 500 }).toBe((index + SLIDES) % SLIDES);
};
const toggles = (key: string) => async () => {
  for (const value of ["polite", "off", "polite"]) {
    await press(pause(), key);
    await becomes(live, "aria-live", value);
  }
};
const moves = (key: string) => async () => {
  await press(next(), key);
  await isAt(1);
  await press(previous(), key);
  await isAt(0);
  await press(previous(), key);
  await isAt(SLIDES - 1);
};

const region: Line[] = [
  {
    id: "carousel-region-aria-roledescription",
    asks: "it is called a carousel",
    check: () => expect(one("section").ariaRoleDescription).toBe("carousel"),
  },
  {
    id: "carousel-region-aria-label",
    asks: "it has a name",
    check: () => expect(one("section").ariaLabel).toBe("Promotions"),
  },
  { id: "carousel-aria-live", asks: "it is silent while it moves", check: () => expect(live().ariaLive).toBe("off") },
];

const carousel1PrevNextLines: readonly Line[] = [
  { id: "carousel-region-role", asks: "a section holds it", check: () => void one("section") },
  ...region,
  {
    id: "carousel-aria-live (focus)",
    asks: "it is polite while the focus is on it",
    check: async () => {
      previous().focus();
      await becomes(live, "aria-live", "polite");
    },
  },
  {
    id: "carousel-button-aria-label",
    asks: "pause, previous and next are named",
    check: () =>
      expect([pause(), previous(), next()].map((button) => button.ariaLabel)).toEqual(["Pause", "Previous", "Next"]),
  },
  {
    id: "carousel-button-aria-controls",
    asks: "previous and next point to the slides",
    check: () => {
      for (const button of [previous(), next()]) target(button, "aria-controls");
    },
    broken: "one screen reader reads it, and then before every press; the slides follow in the same section",
  },
  { id: "carousel-group-role", asks: "slides are groups", check: () => expect(every(SLIDE)).toHaveLength(SLIDES) },
  {
    id: "carousel-group-aria-label",
    asks: "their place names them",
    check: () => expect(every(SLIDE).map((slide) => slide.ariaLabel)).toEqual(["1 of 3", "2 of 3", "3 of 3"]),
  },
  {
    id: "carousel-group-aria-roledescription",
    asks: "they are called slides",
    check: () => expect(every(SLIDE).map((slide) => slide.ariaRoleDescription)).toEqual(["slide", "slide", "slide"]),
  },
  {
    id: "carousel-key-tab",
    asks: "Tab goes from the pause button over the controls to the slide in sight",
    check: async () => {
      await press(pause(), "{Tab}");
      for (const index of Array.from({ length: SLIDES }).keys()) {
        await focused(() => every("section button[aria-label*=' of ']").at(index));
        await userEvent.tab();
      }
      await focused(previous);
      await userEvent.tab();
      await focused(next);
      await userEvent.tab();
      await focused(() =>
        every(SLIDE)
          .find((slide) => !slide.inert)
          ?.querySelector("a"),
      );
    },
  },
  { id: "carousel-enter-or-space-toggle", asks: "Enter stops and starts it", check: toggles("{Enter}") },
  { id: "carousel-enter-or-space-toggle (space)", asks: "Space stops and starts it", check: toggles(" ") },
  { id: "carousel-key-enter-or-space-move", asks: "Space moves it", check: moves(" ") },
  { id: "carousel-key-enter-or-space-move (enter)", asks: "Enter moves it", check: moves("{Enter}") },
];
itKeepsTo("carousel-1-prev-next", show, carousel1PrevNextLines);

const GROUPED = "dots are buttons in a row, as in the guide's grouped style: they stay reachable by Tab and by voice";
const asked = (id: string, asks: string, selector: string): Line => ({
  id,
  asks,
  check: () => void every(`section ${selector}`),
  broken: GROUPED,
});

const carousel2TablistLines: readonly Line[] = [
  ...region,
  {
    id: "rotation-aria-label",
    asks: "the name of the pause button follows its state",
    check: async () => {
      expect(pause().ariaLabel).toBe("Pause");
      await press(pause(), "{Enter}");
      await becomes(pause, "aria-label", "Play");
    },
  },
  { id: "rotation-enter-or-space-toggle", asks: "Enter stops and starts it", check: toggles("{Enter}") },
  {
    id: "rotation-key-tab",
    asks: "the pause button comes first",
    check: async () => {
      await userEvent.tab();
      await focused(pause);
    },
  },
  asked("tablist-role", "the dots are a tablist", "[role=tablist]"),
  asked("tablist-aria-label", "which has a name", "[role=tablist][aria-label]"),
  asked("tab-role", "of tabs", "button[role=tab]"),
  asked("tab-aria-label", "which have names", "[role=tab][aria-label]"),
  asked("tab-aria-selected", "one of them selected", "[role=tab][aria-selected=true]"),
  asked("tab-aria-controls", "which point to slides", "[role=tab][aria-controls]"),
  asked("tabpanel-role", "slides are tab panels", "[role=tabpanel]"),
  asked("tabpanel-aria-label", "which have names", "[role=tabpanel][aria-label]"),
  asked("tabpanel-roledescription", "and are called slides", "[role=tabpanel][aria-roledescription=slide]"),
  ...(["right-arrow", "left-arrow", "home", "end"] as const).map((key) =>
    asked(`key-${key}`, "the key moves between tabs", "[role=tab]"),
  ),
];
itKeepsTo("carousel-2-tablist", show, carousel2TablistLines);
