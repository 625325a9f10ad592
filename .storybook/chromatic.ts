// `npm run chromatic`: uploads the stories to Chromatic for review. It needs a project token.
import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import path from "node:path";

const TOKEN_VARIABLE = "CHROMATIC_PROJECT_TOKEN";

if (process.env[TOKEN_VARIABLE]) {
  const require = createRequire(import.meta.url);
  const bin = path.join(path.dirname(require.resolve("chromatic/package.json")), "dist/bin.cjs");
  const config = path.join(import.meta.dirname, "chromatic.config.json");
  const { status } = spawnSync(process.execPath, [bin, "--config-file", config, ...process.argv.slice(2)], {
    stdio: "inherit",
  });
  process.exitCode = status ?? 1;
} else {
  console.error(
    `[chromatic] ${TOKEN_VARIABLE} is not set, so nothing was sent. Create a project on chromatic.com, then run:\n` +
      `[chromatic]   ${TOKEN_VARIABLE}=… npm run chromatic\n` +
      "[chromatic] Without it `npm run stories` tests the same stories, and `npm run visual` compares their pictures.",
  );
  process.exitCode = 1;
}
