// Last step of the build: `tsc` writes declarations that name source files; a package names its own. A module of styles is
// `Name.css.ts` here and `Name.styles.js` there; a sheet alone has nothing to declare.
import { globSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

const dist = path.join(import.meta.dirname, "../dist");
const RELATIVE = /(?<=(?:from|import) ?\(?)"(?<target>\.{1,2}\/[^"]+?)(?<style>\.css)?\.tsx?"/g;

for (const file of globSync("**/*.d.ts", { cwd: dist })) {
  const whole = path.join(dist, file);
  const text = readFileSync(whole, "utf8");
  writeFileSync(
    whole,
    text.replaceAll(RELATIVE, (_all, target: string, style?: string) => `"${target}${style ? ".styles" : ""}.js"`),
  );
  if (!file.endsWith(".css.d.ts")) continue;
  if (/^export \{\};\s*$/.test(text)) rmSync(whole);
  else renameSync(whole, whole.replace(/\.css\.d\.ts$/, ".styles.d.ts"));
}
