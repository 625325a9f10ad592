/**
 * Builds the published package: the command as JavaScript, one file for each file of src, with Lobbykit's spec and journeys. The command can
 * also run from source without this build.
 */
import { chmodSync, cpSync, globSync, mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import { build } from "vite";

const workspace = path.join(import.meta.dirname, "..");
const apiSpec = path.join(workspace, "../api-spec");
const source = path.join(workspace, "src");
const installed = path.join(workspace, "../node_modules");
/** Libraries that are included in the package. Their package.json requires a newer Node than they need, so npm would warn every user. */
const TAKEN_IN = ["@scalar/openapi-upgrader", "@scalar/helpers"];

/** Builds into `folder`. */
export async function buildPackage(folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  await build({
    configFile: false,
    root: workspace,
    logLevel: "warn",
    ssr: { noExternal: TAKEN_IN },
    build: {
      ssr: true,
      outDir: folder,
      target: "node20",
      minify: false,
      rolldownOptions: {
        input: path.join(source, "cli.ts"),
        output: {
          preserveModules: true,
          preserveModulesRoot: source,
          // npm does not pack a folder that is named node_modules.
          entryFileNames: ({ name }) => `${name.replaceAll("node_modules", "taken-in")}.js`,
        },
      },
    },
  });
  for (const asset of globSync("**/*", { cwd: source, exclude: ["**/*.ts"] })) {
    if (path.extname(asset) !== "") cpSync(path.join(source, asset), path.join(folder, asset));
  }
  for (const name of TAKEN_IN)
    cpSync(path.join(installed, name, "LICENSE"), path.join(folder, "taken-in", name, "LICENSE"));
  const own = path.join(folder, "lobbykit");
  mkdirSync(path.join(own, "workflows"), { recursive: true });
  cpSync(path.join(apiSpec, "dist/openapi.json"), path.join(own, "openapi.json"));
  for (const name of globSync("*.yaml", { cwd: path.join(apiSpec, "workflows") })) {
    cpSync(path.join(apiSpec, "workflows", name), path.join(own, "workflows", name));
  }
  chmodSync(path.join(folder, "cli.js"), 0o755);
}

if (import.meta.main) await buildPackage(path.join(workspace, "dist"));
