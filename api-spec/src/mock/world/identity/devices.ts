import type { Text } from "../text.ts";

/** The first match wins, because a browser that calls itself Chrome may be Edge. */
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

/** Browser and system from a User-Agent: "Chrome · Android"; empty when it names neither. */
export function deviceOf(userAgent: string): string {
  return [nameIn(BROWSERS, userAgent), nameIn(SYSTEMS, userAgent)].filter((part) => part !== undefined).join(" · ");
}

/** Name shown for a device whose User-Agent names nothing. */
export const UNKNOWN_DEVICE: Text = {
  en: "Unknown device",
  bn: "অজানা ডিভাইস",
  hi: "अनजान डिवाइस",
  id: "Perangkat tidak dikenal",
  fil: "Hindi kilalang device",
  vi: "Thiết bị không xác định",
};
