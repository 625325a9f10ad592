import type { StorybookConfig } from "@storybook/react-vite";
import { defaultClientConditions, mergeConfig, type Plugin } from "vite";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { changesFor } from "../.ci/component-docs/changes.ts";
import { componentManifest, manifestFiles } from "../.ci/component-docs/component-manifest.ts";
import { GROUPS } from "../.ci/component-docs/lifecycle.ts";
import { propDocsPlugin } from "../.ci/component-docs/prop-docs.ts";
import { BUILD_TARGET } from "../.ci/browser-floor/targets.ts";
import { preBundle, SOURCE_CONDITION, STYLES } from "../.ci/vite-shared.ts";
import remarkGfm from "remark-gfm";
import { readFileSync } from "node:fs";
import path from "node:path";

const designSystem = path.join(import.meta.dirname, "../design-system/src");

/** Adds the component manifest to the site, for programs that read it. */
const manifestPlugin = (): Plugin => ({
  name: "lobbykit:manifest",
  generateBundle() {
    for (const [fileName, source] of Object.entries(manifestFiles()))
      this.emitFile({ type: "asset", fileName, source });
  },
});

const FACTS = "virtual:design-system-facts";
const changelog = path.join(import.meta.dirname, "../CHANGELOG.md");

const orderOf = ({ group }: { group: string }) => GROUPS.findIndex((each) => each === group);

/** A module with the list of components and the changes for designers, for the pages “All components” and “What's new”. */
const factsPlugin = (): Plugin => ({
  name: "lobbykit:facts",
  resolveId: (id) => (id === FACTS ? `\0${FACTS}` : undefined),
  load(id) {
    if (id !== `\0${FACTS}`) return undefined;
    const components = componentManifest()
      .components.map(({ name, summary, group, status, docsId }) => ({ name, summary, group, status, docsId }))
      .toSorted((left, right) => orderOf(left) - orderOf(right));
    const changes = changesFor("designers", readFileSync(changelog, "utf8"));
    return `export const components = ${JSON.stringify(components)};\nexport const changes = ${JSON.stringify(changes)};`;
  },
});

const config: StorybookConfig = {
  framework: { name: "@storybook/react-vite", options: {} },
  stories: ["../design-system/src/**/*.mdx", "../design-system/src/**/*.stories.tsx"],
  // The token files of our brands, for design tools.
  staticDirs: [{ from: "../design-system/tokens/export", to: "/tokens" }],
  addons: [
    // Without the plugin, MDX has no tables.
    {
      name: "@storybook/addon-docs",
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    "@storybook/addon-a11y",
    "@storybook/addon-vitest",
  ],
  // The headings of docs pages name what others call a component. The search finds them.
  features: { experimentalSearchDocsHeadings: true },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: false, check: false },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [vanillaExtractPlugin(), propDocsPlugin(), manifestPlugin(), factsPlugin()],
      resolve: {
        conditions: [SOURCE_CONDITION, ...defaultClientConditions],
        alias: { "react-style-singleton": "@lobbykit/design-system/foundations/style-singleton" },
      },
      optimizeDeps: { include: preBundle(designSystem) },
      css: STYLES,
      // The code below an example names components, so their names must survive the build.
      build: { cssTarget: BUILD_TARGET, rolldownOptions: { output: { keepNames: true } } },
    }),
};
export default config;
