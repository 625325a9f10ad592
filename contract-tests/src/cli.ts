#!/usr/bin/env node
import "./node-20.ts";
import { EXIT } from "./command/exit.ts";
import { main } from "./command/main.ts";
import { createStop } from "./command/stop.ts";

// Whoever reads the output may have read enough, as `head` does.
process.stdout.on("error", () => process.exit(EXIT.couldNotRun));
const exitCode = await main(process.argv.slice(2), {
  environment: process.env,
  // npm runs scripts in the folder of the package; a path means the folder the person is in.
  folder: process.env["INIT_CWD"] ?? process.cwd(),
  terminal: {
    print: (text) => console.log(text),
    complain: (what) => console.error(what),
    progress: process.stderr,
  },
  begin: createStop,
});
process.exitCode = exitCode;
// Nobody waits for answers of a run that was stopped.
process.stdout.write("", () => process.exit(exitCode));
