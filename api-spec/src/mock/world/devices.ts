import type { Text } from "./data/text.ts";

/** The first that fits names it: what calls itself Chrome may be Edge. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/Edg(?:e|A|iOS)?\//, "Edge"],
  [/OPR\//, "Opera"],
  [/SamsungBrowser\//, "Samsung Internet"],
  [/Firefox\/|FxiOS\//, "Firefox"],
  [/Chrome\/|CriOS\//, "Chrome"],
  [/Safari\//, "Safari"],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/Android/, "Android"],
  [/iPhone|iPad|iPod/, "iOS"],
  [/Windows/, "Windows"],
  [/Mac OS X/, "macOS"],
  [/CrOS/, "ChromeOS"],
  [/Linux/, "Linux"],
];

const nameIn = (names: readonly (readonly [RegExp, string])[], userAgent: string): string | undefined =>
  names.find(([pattern]) => pattern.test(userAgent))?.[1];

/** Browser and system, as a User-Agent tells them: "Chrome · Android"; empty for what tells nothing. */
export function deviceOf(userAgent: string): string {
  return [nameIn(BROWSERS, userAgent), nameIn(SYSTEMS, userAgent)].filter((part) => part !== undefined).join(" · ");
}

/** What a member reads of a device that told nothing. */
export const UNKNOWN_DEVICE: Text = {
  en: "Unknown device",
  bn: "অজানা ডিভাইস",
  hi: "अनजान डिवाइस",
  id: "Perangkat tidak dikenal",
  fil: "Hindi kilalang device",
  vi: "Thiết bị không xác định",
};
