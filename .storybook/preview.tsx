// Methods that the stories use and that the oldest browsers of docs/browsers.md lack, so that every story opens in them.
import "core-js/modules/es.array.to-reversed.js";
import "core-js/modules/es.array.to-sorted.js";
import "core-js/modules/es.map.group-by.js";
import "core-js/modules/web.url.can-parse.js";
import { BRANDS } from "@lobbykit/design-system/theme/choices";
import type { Decorator, Preview } from "@storybook/react-vite";
import { addons } from "storybook/preview-api";
import { AllModes, CANVASES } from "./AllModes.tsx";
import { currentToasts, dismissToast } from "../design-system/src/components/Toast/toast-store.ts";
import { IN_DOCS, keepToFrame, waitForTurn } from "../design-system/src/showcase/blocks/keep-to-frame.ts";
import { controlOf } from "./controls.ts";
import { Chosen } from "./Chosen.tsx";
import { DocsFrame } from "./docs/DocsFrame.tsx";
import { AUTO, NOTHING_CHOSEN, PSEUDO_LANGUAGE } from "./choices.ts";
import { chromaticModes, isPictured, viewports } from "./modes.ts";
import "@lobbykit/design-system/theme/base.css";
import "@lobbykit/design-system/theme/density.css";
import "./fonts.css";

// Loads every brand in every mode, so that the toolbar can switch between them. An app loads only the two or four files of its brand.
import.meta.glob("../design-system/src/theme/brands/*/*.css.ts", { eager: true });

const isInDocs = new URLSearchParams(location.search).has(IN_DOCS);
if (isInDocs) keepToFrame();

const withChoices: Decorator = (Story, { globals }) => (
  <Chosen globals={globals}>
    {globals.canvas === "all" ? (
      <AllModes brand={String(globals.brand)}>
        <Story />
      </AllModes>
    ) : (
      <Story />
    )}
  </Chosen>
);

/** A story's modes depend on its name, and only here does Storybook pass both the name and the parameters. */
const giveModes: NonNullable<Preview["argTypesEnhancers"]>[number] = ({ title, name, parameters, argTypes }) => {
  const pictures = isPictured({ title, name }) ? { modes: chromaticModes({ title, name }) } : { disableSnapshot: true };
  parameters.chromatic = { ...pictures, ...parameters.chromatic };
  return argTypes;
};

/** Gives each prop of a type that Storybook does not know the control that suits it. A story's own choice comes first. */
const chooseControls: NonNullable<Preview["argTypesEnhancers"]>[number] = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const type = argType.table?.type?.summary ?? "";
      const isKnown = argType.type?.name !== "other" && name !== "ref";
      const control = isKnown ? undefined : controlOf({ name, type, value: initialArgs[name] });
      return [name, control === undefined ? argType : { control, ...argType }];
    }),
  );

type Menu = NonNullable<Preview["globalTypes"]>[string];
type Icon = NonNullable<NonNullable<Menu["toolbar"]>["icon"]>;

/** A menu of the toolbar, whose button shows the title of the chosen value. `titles` has the title of each value. */
const menu = (description: string, icon: Icon, titles: Record<string, string>): Menu => ({
  description,
  toolbar: { icon, dynamicTitle: true, items: Object.entries(titles).map(([value, title]) => ({ value, title })) },
});

/** An axe violation fails the story's test. */
const a11y: NonNullable<Preview["parameters"]>["a11y"] = {
  test: "error",
  // A link such as "#poker" is a placeholder for a page. Axe takes the first ones of a page for links that skip to a part of it.
  config: { rules: [{ id: "skip-link", enabled: false }] },
  options: {
    // Axe describes all elements only for the named results, which takes a sixth off the story tests.
    resultTypes: ["violations", "incomplete"],
    // Its copy of every style sheet serves no enabled rule.
    preload: { assets: ["media"] },
  },
};

const preview: Preview = {
  parameters: {
    a11y,
    controls: { matchers: { color: /(background|color)$/i } },
    // The code below an example. Storybook would print the minified body of each function.
    jsx: { functionValue: () => "() => {}" },
    docs: {
      container: DocsFrame,
      toc: { headingSelector: "h2" },
      // The address of a picture begins with the host that serves this site.
      source: { transform: (code: string) => code.replaceAll(location.origin, "") },
    },
    layout: "padded",
    viewport: { options: viewports },
    options: {
      storySort: {
        order: [
          "Welcome",
          "Principles",
          "Foundations",
          [
            "Tiers",
            "Brands",
            "Your brand",
            "Colours",
            "Typography",
            "Measures",
            "Density",
            "Motion",
            "Breakpoints",
            "Icons",
            "Content",
            "Test helpers",
          ],
          "Components",
          // The GROUPS of lifecycle.ts, in the same order. Storybook reads this list without running the file.
          [
            "Actions",
            "Fields",
            "Overlays",
            "Navigation",
            "Layout",
            "Content",
            "Feedback",
            "Lists and charts",
            "Games",
            "Providers",
          ],
          "Patterns",
          "Screens",
        ],
      },
    },
  },
  decorators: [withChoices],
  // Stories may share a page, and messages survive the component that showed them, so each story starts by clearing them.
  beforeEach: async ({ abortSignal }) => {
    if (isInDocs) await waitForTurn(abortSignal, addons.getChannel());
    for (const { id } of currentToasts()) dismissToast(id);
  },
  argTypesEnhancers: [giveModes, chooseControls],
  globalTypes: {
    theme: menu("Theme", "contrast", {
      dark: "Dark",
      light: "Light",
      "contrast-dark": "High contrast, dark",
      "contrast-light": "High contrast, light",
    }),
    brand: menu("Brand", "paintbrush", Object.fromEntries(BRANDS.map((brand) => [brand, brand]))),
    locale: menu("Language", "globe", {
      en: "English",
      bn: "বাংলা",
      ar: "العربية",
      hi: "हिन्दी",
      vi: "Tiếng Việt",
      fil: "Filipino",
      id: "Bahasa Indonesia",
      [PSEUDO_LANGUAGE]: "English, 40 % longer",
    }),
    density: menu("Density", "component", {
      [AUTO]: "Density of the pointer",
      comfortable: "Comfortable",
      compact: "Compact",
    }),
    direction: menu("Direction", "transfer", {
      [AUTO]: "Direction of the language",
      ltr: "Left to right",
      rtl: "Right to left",
    }),
    canvas: menu("Canvas", "grid", CANVASES),
  },
  initialGlobals: {
    ...NOTHING_CHOSEN,
    brand: import.meta.env.VITE_BRAND ?? NOTHING_CHOSEN.brand,
  },
  tags: ["autodocs"],
};
export default preview;
