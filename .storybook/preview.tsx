// Methods that the stories use and that the oldest browsers of docs/browsers.md lack, so that every story opens in them.
import "core-js/modules/es.array.to-reversed.js";
import "core-js/modules/es.array.to-sorted.js";
import "core-js/modules/es.map.group-by.js";
import "core-js/modules/web.url.can-parse.js";
import { BRANDS } from "@lobbykit/design-system/theme/choices";
import type { Decorator, Preview } from "@storybook/react-vite";
import { AllModes, CANVASES } from "./AllModes.tsx";
import { currentToasts, dismissToast } from "../design-system/src/components/Toast/toast-store.ts";
import { IN_DOCS, keepToFrame } from "../design-system/src/showcase/blocks/keep-to-frame.ts";
import { Chosen } from "./Chosen.tsx";
import { DocsFrame } from "./DocsFrame.tsx";
import { AUTO, NOTHING_CHOSEN, PSEUDO_LANGUAGE } from "./choices.ts";
import { chromaticModes, isPictured, viewports } from "./modes.ts";
import "@lobbykit/design-system/theme/base.css";
import "@lobbykit/design-system/theme/density.css";
import "./fonts.css";

// Loads every brand in every mode, so that the toolbar can switch between them. An app loads only the two or four files of its brand.
import.meta.glob("../design-system/src/theme/brands/*/*.css.ts", { eager: true });

if (new URLSearchParams(location.search).has(IN_DOCS)) keepToFrame();

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

/** Content that is a text is edited as text. Storybook would offer JSON, because the prop also accepts elements. */
const editTexts: NonNullable<Preview["argTypesEnhancers"]>[number] = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const isText = argType.type?.name === "other" && typeof initialArgs[name] === "string";
      return [name, isText ? { control: { type: "text" }, ...argType } : argType];
    }),
  );

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
    docs: { container: DocsFrame, toc: { headingSelector: "h2" } },
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
  beforeEach: () => {
    for (const { id } of currentToasts()) dismissToast(id);
  },
  argTypesEnhancers: [giveModes, editTexts],
  globalTypes: {
    theme: {
      description: "Theme",
      toolbar: {
        icon: "contrast",
        dynamicTitle: true,
        items: [
          { value: "dark", title: "Dark" },
          { value: "light", title: "Light" },
          { value: "contrast-dark", title: "High contrast, dark" },
          { value: "contrast-light", title: "High contrast, light" },
        ],
      },
    },
    brand: {
      description: "Brand",
      toolbar: { icon: "paintbrush", dynamicTitle: true, items: [...BRANDS] },
    },
    locale: {
      description: "Language",
      toolbar: {
        icon: "globe",
        dynamicTitle: true,
        items: [
          { value: "en", title: "English" },
          { value: "bn", title: "বাংলা" },
          { value: "ar", title: "العربية" },
          { value: "hi", title: "हिन्दी" },
          { value: "vi", title: "Tiếng Việt" },
          { value: "fil", title: "Filipino" },
          { value: "id", title: "Bahasa Indonesia" },
          { value: PSEUDO_LANGUAGE, title: "English, 40 % longer" },
        ],
      },
    },
    density: {
      description: "Density",
      toolbar: {
        icon: "component",
        dynamicTitle: true,
        items: [
          { value: AUTO, title: "Density of the pointer" },
          { value: "comfortable", title: "Comfortable" },
          { value: "compact", title: "Compact" },
        ],
      },
    },
    direction: {
      description: "Direction",
      toolbar: {
        icon: "transfer",
        dynamicTitle: true,
        items: [
          { value: AUTO, title: "Direction of the language" },
          { value: "ltr", title: "Left to right" },
          { value: "rtl", title: "Right to left" },
        ],
      },
    },
    canvas: {
      description: "Canvas",
      toolbar: {
        icon: "grid",
        dynamicTitle: true,
        items: Object.entries(CANVASES).map(([value, title]) => ({ value, title })),
      },
    },
  },
  initialGlobals: {
    ...NOTHING_CHOSEN,
    brand: import.meta.env.VITE_BRAND ?? NOTHING_CHOSEN.brand,
  },
  tags: ["autodocs"],
};
export default preview;
