/** `npm run prose`: checks docs, test titles, English interface texts and commit subjects against docs/writing.md. */
import { findAll } from "./texts.ts";

const findings = await findAll();
for (const { place, message } of findings) console.error(`${place}: ${message}`);
if (findings.length === 0) console.log("The prose keeps to docs/writing.md.");
process.exitCode = findings.length > 0 ? 1 : 0;
