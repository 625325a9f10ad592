// The report of `npm run visual`: before, after and difference, side by side.
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";

export interface Difference {
  /** Id of the story. */
  id: string;
  mode: string;
  pixels: number;
  before: Buffer;
  after: Buffer;
  diff: Buffer;
}

const VIEWS = ["before", "after", "diff"] as const;

const STYLE = `
  body { margin: 24px; background: #16181d; color: #f2f0ea; font: 15px/1.5 system-ui, sans-serif }
  section { margin-block: 32px }
  h2 { font-size: 16px }
  .views { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 16px; align-items: start }
  figure { margin: 0 }
  img { max-width: 100%; border: 1px solid #4a4f5c; background: #fff }
  a { color: #ffc35c }`;

const section = ({ id, mode, pixels }: Difference, index: number) => `
<section id="d${index}">
  <h2>${id}, ${mode}: ${pixels} pixels</h2>
  <div class="views">${VIEWS.map((view) => `<figure><figcaption>${view}</figcaption><a href="${index}-${view}.png"><img src="${index}-${view}.png" alt="${id}, ${mode}, ${view}"></a></figure>`).join("")}</div>
</section>`;

/** @returns the path of the report's page */
export function writeReport(folder: string, differences: readonly Difference[]): string {
  mkdirSync(folder, { recursive: true });
  for (const [index, difference] of differences.entries()) {
    for (const view of VIEWS) writeFileSync(path.join(folder, `${index}-${view}.png`), difference[view]);
  }
  const list = differences.map(({ id, mode }, index) => `<li><a href="#d${index}">${id}, ${mode}</a></li>`).join("");
  const file = path.join(folder, "index.html");
  writeFileSync(
    file,
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Pictures that differ</title><style>${STYLE}</style>
<h1>${differences.length} pictures differ</h1>
<p>Right as they are now? <code>npm run visual -- --update</code></p>
<ol>${list}</ol>${differences.map(section).join("")}</html>`,
  );
  return file;
}
