import { Agent } from "node:http";
import { createRequire } from "node:module";
import path from "node:path";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defaultClientConditions, defaultServerConditions, defineConfig, type Plugin } from "vite";
import { BUILD_TARGET } from "../.ci/browser-floor/targets.ts";
import { isNeutral } from "../.ci/neutral-names.ts";
import { preBundle, SOURCE_CONDITION, STYLES } from "../.ci/vite-shared.ts";
import { compileHintsPlugin } from "./compile-hints-plugin.ts";
import { shellPlugin } from "./shell-plugin.ts";

const root = import.meta.dirname;
const DEFAULT_APP_PORT = 5173;
const DEFAULT_MOCK_PORT = 4010;
/** A connection at rest is closed by us: the mock closes it after five seconds, maybe as a request goes out on it. */
const IDLE_MS = 2000;
const mockPort = Number(process.env.MOCK_PORT ?? DEFAULT_MOCK_PORT);
const gamesPort = Number(process.env.GAMES_PORT ?? mockPort + 1);
const mockOrigin = `http://localhost:${mockPort}`;

// What the deployment allows (D9); by default the mock's games and pay page on this machine, so that `npm start` plays.
process.env.VITE_LAUNCH_ORIGINS ??= `http://localhost:${gamesPort} http://127.0.0.1:${gamesPort}`;
process.env.VITE_PAY_ORIGINS ??= `http://localhost:${gamesPort} http://127.0.0.1:${gamesPort}`;
process.env.VITE_IMAGE_ORIGINS ??= "";
// The mock's third party; a deployment brings its own, or sets this to "" (R030).
process.env.VITE_SOCIAL_SIGN_IN ??= "test";
// Where members find the app: pictures and addresses of shared links name it (see page-files.ts).
process.env.VITE_PUBLIC_ORIGIN ??= `http://localhost:${DEFAULT_APP_PORT}`;
const list = (value: string) => value.split(" ").filter(Boolean);
const allowed = { image: list(process.env.VITE_IMAGE_ORIGINS), launch: list(process.env.VITE_LAUNCH_ORIGINS) };

/** Paths that the server answers, not the app. One origin: no preflight, and `connect-src 'self'`. */
const server = { target: mockOrigin, changeOrigin: true, agent: new Agent({ keepAlive: true, timeout: IDLE_MS }) };
const proxy = { "/wps": server, "/lgw": server, "/lotto": server, "/art": server, "/.well-known": server };

/** What the first screen needs of others; of TanStack that is the queries, not the virtual grid of the lobby. */
const VENDOR =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@tanstack\/(?:react-query|query-core)|i18next|react-i18next|openapi-fetch)\//;

/** What every dialog with a form stands on: one file, where it would be a dozen. */
const DIALOG =
  /design-system\/src\/components\/(Dialog|ConfirmDialog|Form|ErrorSummary|TextField|PasswordField|Checkbox|Spinner|Stack|Inline)\/|api-spec\/src\/client\/typed-text\.ts/;

const LOCALE = /\/locales\/([\w-]+)\/(?:core\/)?([\w-]+)\.(?:ts|json)$/;

/** The lazy sections as the source names them (R090–R100), by what they begin with; the first screen is `index` (below). */
const SECTIONS = new Map([
  ["app/agent-centre/agent-dialog.tsx", "Agent"],
  ["app/member-centre/member-dialog.tsx", "Member"],
  ["pages/elott/elott-page.tsx", "lottery"],
  ["pages/games/games-page.tsx", "games"],
  ["pages/lottery/lottery-page.tsx", "IframeVnLott"],
  ["pages/point-mall/point-mall-page.tsx", "pointMall"],
  ["pages/poker/poker-page.tsx", "pvp"],
  ["pages/poker/room-list.tsx", "pvpList"],
  ["pages/promotions/promotions-page.tsx", "promo"],
  ["pages/slots/slots-page.tsx", "rngList"],
]);

/** A file whose name an ad blocker would block is named by its content alone (R433). */
const fileName = (name: string, ending: string) => `assets/${isNeutral(name) ? name : "part"}-[hash]${ending}`;

/** Texts are named by language and section: `bn-auth-<hash>.js`; pages and centres by the source, where it names them. */
function chunkFileNames({ facadeModuleId, name }: { facadeModuleId: string | null; name: string }): string {
  const [, language, section] = LOCALE.exec(facadeModuleId ?? "") ?? [];
  if (language && section) return fileName(`${language}-${isNeutral(section) ? section : "part"}`, ".js");
  return fileName(SECTIONS.get(facadeModuleId?.split("/reference-app/src/")[1] ?? "") ?? name, ".js");
}

const assetFileNames = ({ names: [name = "part"] }: { names: string[] }) =>
  fileName(path.parse(name).name, "[extname]");

const router = path.join(
  path.dirname(createRequire(import.meta.url).resolve("react-router/package.json")),
  "dist/production",
);

/** A copy of the contract's operations for those that come later: of one copy, the first screen would carry all. */
const laterOperations = (): Plugin => ({
  name: "lobbykit-later-operations",
  enforce: "pre",
  async resolveId(source, importer) {
    const isLater =
      (importer ?? "").endsWith("later-operations.ts") || /generated\/operations.*\?later$/.test(importer ?? "");
    if (!isLater) return null;
    const found = await this.resolve(source, importer?.replace(/\?later$/, ""), { skipSelf: true });
    return found && /generated\/operations/.test(found.id) ? { ...found, id: `${found.id}?later` } : found;
  },
});

export default defineConfig({
  root,
  plugins: [
    laterOperations(),
    react(),
    vanillaExtractPlugin(),
    shellPlugin({
      allowed,
      origin: process.env.VITE_PUBLIC_ORIGIN,
      serverPaths: Object.keys(proxy),
      securityContact: process.env.SECURITY_CONTACT,
    }),
    compileHintsPlugin(),
  ],
  resolve: {
    conditions: [SOURCE_CONDITION, ...defaultClientConditions],
    alias: [
      { find: "react-style-singleton", replacement: "@lobbykit/design-system/foundations/style-singleton" },
      // Its package names the build that warns developers, for production too.
      { find: /^react-router$/, replacement: path.join(router, "index.mjs") },
      { find: /^react-router\/dom$/, replacement: path.join(router, "dom-export.mjs") },
    ],
  },
  // Style files are read in a server's environment, which would take a design system that was built earlier.
  environments: { ssr: { resolve: { conditions: [SOURCE_CONDITION, ...defaultServerConditions] } } },
  optimizeDeps: { include: preBundle(path.join(root, "src"), path.join(root, "../design-system/src")) },
  server: { port: Number(process.env.PORT ?? DEFAULT_APP_PORT), strictPort: true, proxy },
  preview: { port: Number(process.env.PORT ?? DEFAULT_APP_PORT), strictPort: true, proxy },
  css: STYLES,
  build: {
    target: BUILD_TARGET,
    // Nothing becomes a data: address: the policy allows none.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: true,
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: {
        chunkFileNames,
        assetFileNames,
        // Of letters and digits alone, so that no hash has a word of its own: `-ad-`.
        hashCharacters: "base36",
        // Two files for the first screen: what changes with a release of ours, and what changes with a library.
        // A group takes along what its modules import, so nothing of the first screen is scattered over small chunks.
        codeSplitting: {
          groups: [
            { name: "vendor", test: VENDOR, priority: 2 },
            { name: "index", test: /reference-app\/src\/main\.tsx$/, priority: 1 },
            // Words of fields, which dialogs and searches say: with either, the other would come along.
            { name: "field-texts", test: /design-system\/src\/foundations\/strings\/fields\.ts$/, priority: 0.5 },
            { name: "dialog", test: DIALOG },
            // Libraries of records and long lists: a file each, so that none is long and each is kept by itself.
            { name: "dates", test: /@internationalized\/(?:date|number)\// },
            { name: "table", test: /@tanstack\/(?:react-table|table-core|react-store|store)\// },
            { name: "virtual-list", test: /@tanstack\/(?:react-virtual|virtual-core)\// },
            { name: "calendar", test: /react-(?:aria|stately)\/dist\/private\/calendar\// },
            {
              name: "date-texts",
              test: /react-(?:aria|stately)\/dist\/private\/intl\/(?:datepicker|calendar|spinbutton)\//,
            },
            { name: "date-fields", test: /react-(?:aria|stately)\/dist\/private\/datepicker\// },
            // What all pages of games have in common: one request, where it would be twenty.
            { name: "browse", test: /features\/lobby\/browse\/category-browser\.tsx$/ },
          ],
        },
      },
    },
  },
});
