import nodeModule from "node:module";

/** As `engines` of the package says. */
const OLDEST_NODE = "22.18";
const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);

if (major < 22 || (major === 22 && minor < 18)) {
  console.error(`The mock server needs Node ${OLDEST_NODE} or newer; this is ${process.versions.node}.`);
  process.exitCode = 2;
} else {
  // The system's folder for caches keeps the compiled code: the next start takes two thirds of the time.
  nodeModule.enableCompileCache();
  const { runCommand } = await import("./command.ts");
  await runCommand();
}
