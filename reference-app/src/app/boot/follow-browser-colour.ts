import { onThemeChange } from "../../shared/theme/theme.ts";

function paint(): void {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
  if (meta) meta.content = getComputedStyle(document.body).backgroundColor;
}

/**
 * Sets the colour of the browser's own bars to the page's background, for each theme and brand (R005, R008). Returns a function that stops
 * it.
 */
export function followBrowserColour(): () => void {
  paint();
  return onThemeChange(paint);
}
