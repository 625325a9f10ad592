import { Agent } from "node:http";
import { createRequire } from "node:module";
import path from "node:path";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defaultClientConditions, defaultServerConditions, defineConfig, type Plugin } from "vite";
import { BUILD_TARGET } from "../.ci/browser-floor/targets.ts";
import { isNeutral } from "../.ci/neutral-names.ts";
import { preBundle, SOURCE_CONDITION, STYLES } from "../.ci/vite-shared.ts";
import { codeSplitting, refuseImportCircles, refuseSlowOperations } from "./code-splitting.ts";
import { compileHintsPlugin } from "./compile-hints-plugin.ts";
import { shellPlugin } from "./shell-plugin.ts";
import { unusedComponentsPlugin } from "./unused-components-plugin.ts";

const root = import.meta.dirname;
const DEFAULT_APP_PORT = 5173;
const DEFAULT_MOCK_PORT = 4010;
/** The proxy closes an idle connection after this time. The mock does so after five seconds, perhaps just when a request is sent. */
const IDLE_MS = 2000;
const mockPort = Number(process.env.MOCK_PORT ?? DEFAULT_MOCK_PORT);
const gamesPort = Number(process.env.GAMES_PORT ?? mockPort + 1);
const mockOrigin = `http://localhost:${mockPort}`;

// Origins that the deployment allows (D9). By default, these are the mock's games and pay page on this machine, so that `npm start` works.
process.env.VITE_LAUNCH_ORIGINS ??= `http://localhost:${gamesPort} http://127.0.0.1:${gamesPort}`;
process.env.VITE_PAY_ORIGINS ??= `http://localhost:${gamesPort} http://127.0.0.1:${gamesPort}`;
process.env.VITE_IMAGE_ORIGINS ??= "";
// Third-party login with the mock. A deployment sets its own value, or "" for none (R030).
process.env.VITE_SOCIAL_SIGN_IN ??= "test";
// The app's public origin. Link previews contain it (see page-files.ts).
process.env.VITE_PUBLIC_ORIGIN ??= `http://localhost:${DEFAULT_APP_PORT}`;
const list = (value: string) => value.split(" ").filter(Boolean);
const allowed = { image: list(process.env.VITE_IMAGE_ORIGINS), launch: list(process.env.VITE_LAUNCH_ORIGINS) };

/** Proxies the API's paths to the mock, so that app and API have one origin: no CORS preflight, and `connect-src 'self'` is enough. */
const server = { target: mockOrigin, changeOrigin: true, agent: new Agent({ keepAlive: true, timeout: IDLE_MS }) };
const proxy = { "/wps": server, "/lgw": server, "/lotto": server, "/art": server, "/.well-known": server };

const LOCALE = /\/locales\/([\w-]+)\/(?:core\/)?([\w-]+)\.(?:ts|json)$/;

/** Names of the lazy sections by their first module, as in the product specification (R090–R100). The first screen is `index` (below). */
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

/** Returns the pattern of a file's name. A name that an ad blocker would block is replaced by "part" (R433). */
const fileName = (name: string, ending: string) => `assets/${isNeutral(name) ? name : "part"}-[hash]${ending}`;

/** Names a file of texts by language and section, such as `bn-auth-<hash>.js`, and a section by its name in the product specification. */
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

/** Loads the operations of later screens from a second copy of the contract's table. With one copy, the first screen would load all. */
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
    unusedComponentsPlugin(),
    refuseImportCircles(),
    refuseSlowOperations(),
  ],
  resolve: {
    conditions: [SOURCE_CONDITION, ...defaultClientConditions],
    alias: [
      { find: "react-style-singleton", replacement: "@lobbykit/design-system/foundations/style-singleton" },
      // The package's own entry is its development build, even in production.
      { find: /^react-router$/, replacement: path.join(router, "index.mjs") },
      { find: /^react-router\/dom$/, replacement: path.join(router, "dom-export.mjs") },
      // react-aria's texts in 34 languages: the design system has its own. English stays, which react-aria falls back to.
      { find: /^(?:\.\.\/)+intl\/\w+\/(?!en-US)\w+-\w+\.mjs$/, replacement: path.join(root, "no-texts.ts") },
    ],
  },
  // Style files are evaluated in the SSR environment, which would otherwise use an earlier build of the design system.
  environments: { ssr: { resolve: { conditions: [SOURCE_CONDITION, ...defaultServerConditions] } } },
  optimizeDeps: { include: preBundle(path.join(root, "src"), path.join(root, "../design-system/src")) },
  server: { port: Number(process.env.PORT ?? DEFAULT_APP_PORT), strictPort: true, proxy },
  preview: { port: Number(process.env.PORT ?? DEFAULT_APP_PORT), strictPort: true, proxy },
  css: STYLES,
  build: {
    target: BUILD_TARGET,
    // Never inlines a file as a data: address, because the content security policy forbids these.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: true,
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: {
        chunkFileNames,
        assetFileNames,
        // Hashes contain only letters and digits, so that none contains a word such as `-ad-`, which ad blockers block.
        hashCharacters: "base36",
        codeSplitting,
      },
    },
  },
});
