/**
 * Features that the built files use although a supported browser lacks them, and why that is acceptable. An entry that nothing uses is an
 * error.
 */
export const ALLOWED: Readonly<Record<string, string>> = {
  // Scripts
  "api.Document.startViewTransition": "React and React Router ask first.",
  "api.IntersectionObserverEntry.isVisible": "A method of the DataTable's choice of columns.",
  "api.Navigator.connection": "load-chunk.ts and TanStack Query ask first.",
  "api.Navigator.share": "link-card.tsx asks first, and shows no button without it.",
  "api.PublicKeyCredential.getClientCapabilities_static": "@simplewebauthn/browser asks first.",
  "api.PublicKeyCredential.isConditionalMediationAvailable_static": "@simplewebauthn/browser asks first.",
  "api.SubtleCrypto.getPublicKey": "A method of jose and of an answer to a passkey, not of SubtleCrypto.",
  "api.Window.maximize": "Intl.Locale's method; the one of windows is new.",
  "api.Window.navigation": "React asks first.",
  "javascript.builtins.Uint8Array.fromBase64": "jose asks first.",
  "javascript.builtins.Uint8Array.toBase64": "jose asks first.",

  // Styles, with what such a browser shows instead.
  "css.at-rules.property": "Firefox 115: an end of a bar does not fade.",
  "css.properties.cursor.default": "iOS has no pointer.",
  "css.properties.cursor.not-allowed": "iOS has no pointer.",
  "css.properties.cursor.pointer": "iOS has no pointer.",
  "css.properties.cursor.progress": "iOS has no pointer.",
  "css.properties.field-sizing": "A text area scrolls instead of growing.",
  "css.properties.field-sizing.content": "A text area scrolls instead of growing.",
  "css.properties.float.inline-start": "Chrome 109: the legend does not float, which only WebKit needs.",
  "css.properties.font-family.ui-monospace": "The next family of the list.",
  "css.properties.forced-color-adjust": "Safari has no forced colours.",
  "css.properties.forced-color-adjust.none": "Safari has no forced colours.",
  "css.properties.grid-template-columns.subgrid": "The figures of a contract's tier stand below each other.",
  "css.properties.hyphens": "The build adds -webkit-hyphens.",
  "css.properties.inline-size.fit-content":
    "Samsung Internet 21 has it, as Chromium 110 does; MDN's table names another value.",
  "css.properties.mask-image": "The build adds -webkit-mask-image.",
  "css.properties.resize": "The field keeps its size on phones.",
  "css.properties.resize.none": "The field keeps its size on phones.",
  "css.properties.scrollbar-color": "The browser's own scroll bar.",
  "css.properties.scrollbar-width": "The browser's own scroll bar.",
  "css.properties.scrollbar-width.none": "The browser's own scroll bar.",
  "css.properties.scrollbar-width.thin": "The browser's own scroll bar.",
  "css.properties.text-size-adjust": "The build adds -webkit-text-size-adjust, and Firefox asks for none.",
  "css.properties.text-wrap": "Lines break where they are full.",
  "css.properties.text-wrap.balance": "Lines break where they are full.",
  "css.properties.text-wrap.pretty": "Lines break where they are full.",
  "css.properties.user-select": "The build adds -webkit-user-select.",
  "css.selectors.autofill": "Chrome 109: a field that the browser filled has the browser's own ground.",
  "css.selectors.dir": "No language of the app is written from right to left; docs/browsers.md tells designers.",
  "css.selectors.has": "Firefox 115: listed in docs/browsers.md.",
  "css.selectors.selection": "iOS marks chosen text in its own colour.",
  "css.types.color.color-mix":
    "Borders and washes; where more hangs on it, a rule asks `lacks.colorMix` (conditions.ts).",
  "css.types.length.lh": "Firefox 115: a mark stands at the top of its line.",
};
