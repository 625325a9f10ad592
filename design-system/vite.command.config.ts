import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { defineConfig } from "vite";

const BUNDLED = "culori";
const licence = path.join(path.dirname(createRequire(import.meta.url).resolve(`${BUNDLED}/package.json`)), "LICENSE");

/** Last pass of the build: the package's command, in one file that needs only Node. */
export default defineConfig({
  // Consumers need no dependency for the command, so the library is part of the file.
  ssr: { noExternal: [BUNDLED] },
  build: {
    ssr: path.join(import.meta.dirname, "tokens/new-brand/main.ts"),
    outDir: "dist/command",
    target: "node20",
    minify: false,
    emptyOutDir: true,
    // The glob of the token files would come before a first line in the source.
    rolldownOptions: {
      output: { banner: `#!/usr/bin/env node\n/*!\nContains ${BUNDLED}:\n\n${readFileSync(licence, "utf8")}*/` },
    },
  },
});
