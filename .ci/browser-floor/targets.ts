import path from "node:path";
import browserslist from "browserslist";

/** Browserslist's names that differ in builders and in MDN's tables. */
const BUILDER_NAMES: Readonly<Record<string, string>> = { ios_saf: "ios" };
const TABLE_NAMES: Readonly<Record<string, readonly string[]>> = {
  chrome: ["chrome", "chrome_android", "webview_android"],
  firefox: ["firefox", "firefox_android"],
  ios_saf: ["safari_ios"],
  samsung: ["samsunginternet_android"],
};
/** Builders do not know this browser. It is based on a Chromium version that the list already contains. */
const WITHOUT_BUILDER_NAME = new Set(["samsung"]);

/** The oldest supported browsers: `browserslist` of package.json, by name and version. */
export const FLOOR: readonly (readonly [name: string, version: string])[] = browserslist(undefined, {
  path: path.join(import.meta.dirname, "../.."),
}).map((browser) => {
  const [name = "", version = ""] = browser.split(" ");
  return [name, version.split("-")[0] ?? version] as const;
});

/** The oldest supported browsers in Vite's format: `chrome109`. */
export const BUILD_TARGET: string[] = FLOOR.filter(([name]) => !WITHOUT_BUILDER_NAME.has(name)).map(
  ([name, version]) => (BUILDER_NAMES[name] ?? name) + version,
);

/** The oldest supported browsers by the names in MDN's compatibility tables. */
export const TABLE_FLOOR: readonly (readonly [name: string, version: string])[] = FLOOR.flatMap(([name, version]) =>
  (TABLE_NAMES[name] ?? [name]).map((tableName) => [tableName, version] as const),
);
