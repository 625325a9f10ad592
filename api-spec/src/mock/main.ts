import { enableCompileCache } from "node:module";

// What was compiled once is kept, in the system's folder for such: the next start takes two thirds of the time.
enableCompileCache();
await import("./command.ts");
