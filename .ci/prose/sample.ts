/** A sample of the repository's English for a fresh reader, who writes down what each piece means. The same seed gives the same sample. */
import { ranked, rank } from "../seeded-order.ts";
import type { Prose } from "./texts.ts";

/** How many pieces of each kind a reader gets. */
const COUNTS = { comments: 40, paragraphs: 20, titles: 20, contract: 40, interface: 40 } as const satisfies Record<
  keyof Prose,
  number
>;

const heading = (kind: string, text: string) => `## ${kind}\n\n${text}\n`;

/** The sample as Markdown: every piece with its place. */
export function sampleProse(prose: Prose, seed: string): string {
  const sections = (Object.keys(COUNTS) as (keyof Prose)[]).map((kind) => {
    const pieces = ranked(prose[kind], ({ place, text }) => rank(seed, place, text)).slice(0, COUNTS[kind]);
    return heading(kind, pieces.map(({ place, text }, index) => `${index + 1}. (${place})\n${text}\n`).join("\n"));
  });
  return sections.join("\n");
}
