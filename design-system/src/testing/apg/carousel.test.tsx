import { expect } from "vitest";
import { userEvent } from "vitest/browser";
import { Carousel } from "../../components/Carousel/Carousel.tsx";
import { render } from "../render.tsx";
import { becomes, every, focused, itKeepsTo, nth, one, press, target, type Line } from "./rows.ts";

const SLIDES = 3;
const SLIDE = "fieldset";
const show = () =>
  void render(
    <Carousel
      label="Promotions"
      slides={Array.from({ length: SLIDES }, (_, index) => ({
        id: String(index),
        content: <a href={`#${index}`}>Offer {index}</a>,
      }))}
    />,
  );
const live = () => one("section [aria-live]");
const pause = () => nth("section button", 0);
const previous = () => one("button[aria-label='Previous slide']");
const next = () => one("button[aria-label='Next slide']");
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
    asks: "the region has the role description carousel",
    check: () => expect(one("section").ariaRoleDescription).toBe("carousel"),
  },
  {
    id: "carousel-region-aria-label",
    asks: "the region has a name",
    check: () => expect(one("section").ariaLabel).toBe("Promotions"),
  },
  {
    id: "carousel-aria-live",
    asks: "the live region is off while the slides move",
    check: () => expect(live().ariaLive).toBe("off"),
  },
];

const carousel1PrevNextLines: readonly Line[] = [
  { id: "carousel-region-role", asks: "a section contains the carousel", check: () => void one("section") },
  ...region,
  {
    id: "carousel-aria-live (focus)",
    asks: "the live region is polite while the focus is inside",
    check: async () => {
      previous().focus();
      await becomes(live, "aria-live", "polite");
    },
  },
  {
    id: "carousel-button-aria-label",
    asks: "the pause, previous and next buttons have names",
    check: () =>
      expect([pause(), previous(), next()].map((button) => button.ariaLabel)).toEqual([
        "Pause: Promotions",
        "Previous slide",
        "Next slide",
      ]),
  },
  {
    id: "carousel-button-aria-controls",
    asks: "the previous and next buttons refer to the slides",
    check: () => {
      for (const button of [previous(), next()]) target(button, "aria-controls");
    },
    broken: "one screen reader reads aria-controls before every press; the slides follow in the same section",
  },
  { id: "carousel-group-role", asks: "the slides are groups", check: () => expect(every(SLIDE)).toHaveLength(SLIDES) },
  {
    id: "carousel-group-aria-label",
    asks: "each slide is named by its position",
    check: () => expect(every(SLIDE).map((slide) => slide.ariaLabel)).toEqual(["1 of 3", "2 of 3", "3 of 3"]),
  },
  {
    id: "carousel-group-aria-roledescription",
    asks: "each slide has the role description slide",
    check: () => expect(every(SLIDE).map((slide) => slide.ariaRoleDescription)).toEqual(["slide", "slide", "slide"]),
  },
  {
    id: "carousel-key-tab",
    asks: "Tab moves from the pause button through the controls to the visible slide",
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
  { id: "carousel-enter-or-space-toggle", asks: "Enter pauses and resumes the movement", check: toggles("{Enter}") },
  { id: "carousel-enter-or-space-toggle (space)", asks: "Space pauses and resumes the movement", check: toggles(" ") },
  { id: "carousel-key-enter-or-space-move", asks: "Space on previous and next changes the slide", check: moves(" ") },
  {
    id: "carousel-key-enter-or-space-move (enter)",
    asks: "Enter on previous and next changes the slide",
    check: moves("{Enter}"),
  },
];
itKeepsTo("carousel-1-prev-next", show, carousel1PrevNextLines);

const GROUPED =
  "the dots are buttons in a row, as in the guide's grouped style, so that Tab and voice control reach each of them";
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
    asks: "the name of the pause button changes with its state",
    check: async () => {
      expect(pause().ariaLabel).toBe("Pause: Promotions");
      await press(pause(), "{Enter}");
      await becomes(pause, "aria-label", "Resume: Promotions");
    },
  },
  { id: "rotation-enter-or-space-toggle", asks: "Enter pauses and resumes the movement", check: toggles("{Enter}") },
  {
    id: "rotation-key-tab",
    asks: "the pause button is the first tab stop",
    check: async () => {
      await userEvent.tab();
      await focused(pause);
    },
  },
  asked("tablist-role", "the dots are inside a tablist", "[role=tablist]"),
  asked("tablist-aria-label", "the tablist has a name", "[role=tablist][aria-label]"),
  asked("tab-role", "the dots have the role tab", "button[role=tab]"),
  asked("tab-aria-label", "the tabs have names", "[role=tab][aria-label]"),
  asked("tab-aria-selected", "one tab is selected", "[role=tab][aria-selected=true]"),
  asked("tab-aria-controls", "the tabs refer to the slides", "[role=tab][aria-controls]"),
  asked("tabpanel-role", "the slides have the role tabpanel", "[role=tabpanel]"),
  asked("tabpanel-aria-label", "the panels have names", "[role=tabpanel][aria-label]"),
  asked(
    "tabpanel-roledescription",
    "the panels have the role description slide",
    "[role=tabpanel][aria-roledescription=slide]",
  ),
  ...(["right-arrow", "left-arrow", "home", "end"] as const).map((key) =>
    asked(`key-${key}`, "the key moves between the tabs", "[role=tab]"),
  ),
];
itKeepsTo("carousel-2-tablist", show, carousel2TablistLines);
