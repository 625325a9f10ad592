#!/usr/bin/env node
import "./node-20-polyfills.ts";
import { EXIT } from "./command/exit.ts";
import { main } from "./command/main.ts";
import { createStop } from "./command/stop.ts";

// A reader such as `head` may close the pipe early; exit quietly then.
process.stdout.on("error", () => process.exit(EXIT.couldNotRun));
const exitCode = await main(process.argv.slice(2), {
  environment: process.env,
  // npm runs scripts in the package's folder, but relative paths refer to the folder where the command was typed.
  folder: process.env["INIT_CWD"] ?? process.cwd(),
  terminal: {
    print: (text) => console.log(text),
    complain: (what) => console.error(what),
    progress: process.stderr,
  },
  begin: createStop,
});
process.exitCode = exitCode;
// Exit without waiting for responses of a stopped run.
process.stdout.write("", () => process.exit(exitCode));
