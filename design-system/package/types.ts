// Last step of the build. The declarations that `tsc` writes refer to source files; here they are changed to refer to the package's files.
// A module of styles is `Name.css.ts` in the source and `Name.styles.js` in the package. A style sheet without exports needs no
// declaration.
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
