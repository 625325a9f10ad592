/** Builds the published package: the client and the generated tables as JavaScript with types, and the contract as YAML. */
import { execFileSync } from "node:child_process";
import { globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { stringify } from "yaml";
import { bundleWhenStale, BUNDLE } from "../src/bundle.ts";

const workspace = path.join(import.meta.dirname, "..");
const dist = path.join(workspace, "dist");
const compiler = path.join(workspace, "../node_modules/typescript/lib/tsc.js");
/** A relative import of a source, as the compiler leaves it in declarations. */
const SOURCE_IMPORT = /(?<=(?:from|import\()\s*")(?<target>\.{1,2}\/[^"]+)\.ts(?=")/g;

for (const folder of ["client", "generated"]) rmSync(path.join(dist, folder), { recursive: true, force: true });
bundleWhenStale();
execFileSync(process.execPath, [compiler, "-p", "tsconfig.build.json"], { cwd: workspace, stdio: "inherit" });
for (const file of globSync("{client,generated}/**/*.d.ts", { cwd: dist })) {
  const whole = path.join(dist, file);
  writeFileSync(whole, readFileSync(whole, "utf8").replaceAll(SOURCE_IMPORT, "$<target>.js"));
}
writeFileSync(path.join(dist, "openapi.yaml"), stringify(JSON.parse(readFileSync(BUNDLE, "utf8"))));
