/**
 * Stands in for the package `react-style-singleton`, through which Radix Dialog would freeze the page (R294): the original writes a
 * `<style>` element, which the content security policy refuses (D17), and makes the browser restyle every element. Here
 * `overlay.tsx` does it. Bundlers alias the package to this module:
 * `resolve.alias: { "react-style-singleton": "@lobbykit/design-system/foundations/style-singleton" }`.
 */
export const styleSingleton = () => () => null;
