import path from "node:path";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defaultClientConditions, defineConfig } from "vite";
import { SOURCE_CONDITION } from "../../.ci/vite-shared.ts";

const root = import.meta.dirname;
const PAGES = ["countdowns/lobbykit", "countdowns/react-countdown", "grids/virtual", "grids/plain"];

/** Pages of the benchmark. They are built separately from the app and never shipped. */
export default defineConfig({
  root,
  plugins: [react(), vanillaExtractPlugin()],
  resolve: { conditions: [SOURCE_CONDITION, ...defaultClientConditions] },
  build: {
    outDir: path.join(import.meta.dirname, "../../node_modules/.cache/lobbykit/bench"),
    emptyOutDir: true,
    rolldownOptions: {
      input: PAGES.map((page) => path.join(root, `${page}.html`)),
    },
  },
});
