/**
 * `npm run prose`: checks docs, test titles, comments, the contract's descriptions, English interface texts and commit subjects against docs/writing.md.
 *
 * `--sample SEED` prints a sample instead (40 comments, 20 paragraphs, 20 titles, 40 descriptions of the contract, 40
 * interface texts), for a reader who has not seen them.
 */
import { readOptions } from "../options.ts";
import { sampleProse } from "./sample.ts";
import { findAll, readProse } from "./texts.ts";

const { values } = readOptions({ options: { sample: { type: "string" } } });

if (values.sample !== undefined) console.log(sampleProse(await readProse(), values.sample));
else {
  const findings = await findAll();
  for (const { place, message } of findings) console.error(`${place}: ${message}`);
  if (findings.length === 0) console.log("The prose keeps to docs/writing.md.");
  process.exitCode = findings.length > 0 ? 1 : 0;
}
