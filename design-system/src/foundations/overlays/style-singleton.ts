/**
 * Replaces the package `react-style-singleton`, with which Radix Dialog stops the page from scrolling (R294). The original inserts a
 * `<style>` element, which the content security policy forbids (D17), and it makes the browser recalculate the style of every element.
 * `overlay.tsx` does its work instead. Bundlers must alias the package to this module: `resolve.alias: { "react-style-singleton":
 * "@lobbykit/design-system/foundations/style-singleton" }`.
 */
export const styleSingleton = () => () => null;
