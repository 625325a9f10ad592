/** Storybook's hidden messages and placeholders. */
const MESSAGES = ".sb-wrapper";
/** The decorator that adds the filters of the toolbar's colour blindness to each story. */
const FILTERS = "withVisionSimulator";

/**
 * Removes what Storybook adds to the page of a story's test. These are 100 hidden elements. Axe, IBM's engine and the probes would walk
 * through them on each story, and most stories have fewer elements themselves.
 */
export function clearPage(): void {
  for (const element of document.querySelectorAll(MESSAGES)) element.remove();
  // Storybook's test plugin sets these before the first test: the annotations of `.storybook/preview.tsx` and of the addons.
  const annotations = globalThis.globalProjectAnnotations;
  annotations.decorators = annotations.decorators?.filter(({ name }) => name !== FILTERS) ?? [];
}
