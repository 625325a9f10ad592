import nodeModule from "node:module";

/** The oldest version of Node that works, as in `engines` of package.json. */
const OLDEST_NODE = "22.18";
const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);

if (major < 22 || (major === 22 && minor < 18)) {
  console.error(`The mock server needs Node ${OLDEST_NODE} or newer; this is ${process.versions.node}.`);
  process.exitCode = 2;
} else {
  // Stores the compiled code in the system's cache folder, so that the next start takes a third less time.
  nodeModule.enableCompileCache();
  const { runCommand } = await import("./command.ts");
  await runCommand();
}
