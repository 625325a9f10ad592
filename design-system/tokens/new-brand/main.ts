// The entry of the package's command. The build puts the token files into it, so that it needs no other file.
import { run } from "./command.ts";

const texts = import.meta.glob<string>(["../*.json", "../{modes,brands}/*.json"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const files = Object.fromEntries(Object.entries(texts).map(([path, text]) => [path.replace("../", ""), text]));

process.exitCode = run(process.argv.slice(2), files, console);
