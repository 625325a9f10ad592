/** The devices of the tests: a desktop and a phone with a touch screen. */
export const DEVICES = [
  { name: "a desktop", options: { viewport: { width: 1366, height: 768 }, hasTouch: false } },
  { name: "a phone", options: { viewport: { width: 360, height: 740 }, hasTouch: true } },
] as const;
