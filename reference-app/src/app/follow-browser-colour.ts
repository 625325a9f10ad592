import { onThemeChange } from "../shared/lib/theme.ts";

function paint(): void {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
  if (meta) meta.content = getComputedStyle(document.body).backgroundColor;
}

/** The browser's own bars wear the ground of the page, in each theme and brand (R005, R008). Returns the way to stop. */
export function followBrowserColour(): () => void {
  paint();
  return onThemeChange(paint);
}
