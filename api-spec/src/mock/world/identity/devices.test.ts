import { expect, test } from "vitest";
import { deviceOf } from "./devices.ts";

test.each([
  [
    "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Mobile Safari/537.36",
    "Chrome · Android",
  ],
  [
    "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 SamsungBrowser/27.0 Chrome/125.0 Mobile Safari/537.36",
    "Samsung Internet · Android",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Mobile Safari/604.1",
    "Safari · iOS",
  ],
  ["Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0", "Firefox · Windows"],
  [
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 Chrome/142.0 Safari/537.36 Edg/142.0",
    "Edge · macOS",
  ],
  ["curl/8.14", ""],
  ["", ""],
])("E099 the device of the user agent “%s” is shown as “%s”", (userAgent, device) => {
  expect(deviceOf(userAgent)).toBe(device);
});
