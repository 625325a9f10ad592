import type { Exhibit, FindingReport, Report } from "../model.ts";
import { shownHeaders } from "../formats/shown-headers.ts";
import { RULES } from "../rules.ts";
import { bodyMarkup } from "./body.ts";
import type { Filters } from "./filters.ts";
import { html, NEW_LINE, type Markup } from "./markup.ts";
import { counted, TEXTS } from "./texts.ts";

const { findings: T } = TEXTS;
/** Above this page size, further findings are shown without their requests. */
const BUDGET = 3_000_000;
const MAX_LISTED = 1000;
const MAX_CASES = 20;
const ANCHOR_LENGTH = 12;

/** The anchor of a finding; the same in every run. */
const anchorOf = ({ fingerprint }: Pick<FindingReport, "fingerprint">): string =>
  `f-${fingerprint.slice(0, ANCHOR_LENGTH)}`;

function headerLines(headers: Exhibit["request"]["headers"], where: string): Markup[] {
  const about = / header (\S+)$/.exec(where)?.[1];
  return shownHeaders(headers).map(([name, value]) => {
    const line = html`<span class="key">${name}</span>: ${value}`;
    return html`${name === about ? html`<mark>${line}</mark>` : line}${NEW_LINE}`;
  });
}

function requestBlock({ request, expectation }: Exhibit): Markup {
  const head = html`<b>${request.method}</b> ${request.url}${NEW_LINE}`;
  const body = request.body === null ? [] : [NEW_LINE, bodyMarkup(request.body, "")];
  return html`<section>
    <h4>${T.request}</h4>
    <p class="aside">${T.expected} ${expectation}</p>
    <pre>${[head, ...headerLines(request.headers, ""), ...body]}</pre>
  </section>`;
}

function answerBlock({ response }: Exhibit, where: string): Markup {
  if ("failure" in response) {
    return html`<section>
      <h4>${T.noAnswer}</h4>
      <pre>${response.failure}</pre>
    </section>`;
  }
  const head = html`<b>${response.status}</b>${NEW_LINE}`;
  const body = response.body === "" ? html`<i>${T.emptyBody}</i>` : bodyMarkup(response.body, where, response.cut > 0);
  const cut = response.cut > 0 ? [html`<i>${T.cut(response.cut)}</i>`] : [];
  const isMarked = body.text.includes("<mark>");
  return html`<section>
    <h4>${T.answer} ${response.status}</h4>
    ${isMarked ? html`<p class="aside">${T.marked}</p>` : null}
    <pre>${[head, ...headerLines(response.headers, where), NEW_LINE, body, ...cut]}</pre>
  </section>`;
}

function specBlock({ spec }: FindingReport): Markup {
  const place = spec.file === null || spec.line === null ? null : html`${T.place(spec.file, spec.line)} · `;
  const indent = Math.min(
    ...spec.quote.filter(({ text }) => text.trim() !== "").map(({ text }) => /^ */.exec(text)?.[0].length ?? 0),
  );
  const lines = spec.quote.map(({ line, text, isRule }) => {
    const quoted = html`<span class="number">${line}</span>${text.slice(indent)}`;
    return html`${isRule ? html`<mark>${quoted}</mark>` : quoted}${NEW_LINE}`;
  });
  return html`<section>
    <h4>${T.spec}</h4>
    <p class="aside">${place}<code>#${spec.pointer}</code></p>
    ${lines.length > 0 ? html`<pre class="quote">${lines}</pre>` : null}
  </section>`;
}

function shortestBlock({ shortest }: FindingReport): Markup | null {
  if (!shortest) return null;
  const { place, name, value, curl } = shortest;
  return html`<section>
    <h4>${T.shortest}</h4>
    <p class="aside">${T.shortestHint}</p>
    <pre><b>${place === "body" ? place : `${place} ${name}`}</b>${NEW_LINE}${bodyMarkup(value, "")}</pre>
    ${curl === null ? null : html`<pre class="command">${curl}</pre>`}
  </section>`;
}

function againBlock({ curl, variables }: Exhibit): Markup {
  return html`<section>
    <h4>${T.again}</h4>
    ${variables.length > 0 ? html`<p class="aside">${T.variables(variables)}</p>` : null}
    <pre class="command">${curl}</pre>
  </section>`;
}

function casesBlock({ caseIds, count }: FindingReport): Markup {
  const shown = caseIds.slice(0, MAX_CASES);
  const rest = count - shown.length;
  return html`<section>
    <h4>${T.shownBy(count)}</h4>
    <ul class="cases">
      ${shown.map((id) => html`<li>${id}</li>`)}${rest > 0 ? html`<li>${T.moreCases(rest)}</li>` : null}
    </ul>
  </section>`;
}

function insideOf(finding: FindingReport): Markup {
  const { example } = finding;
  if (!example)
    return html`<div class="inside">
      <p>${T.noRequest}</p>
      ${specBlock(finding)}${casesBlock(finding)}
    </div>`;
  return html`<div class="inside">
    <div class="exchange">
      <div class="column">${requestBlock(example)}${specBlock(finding)}${casesBlock(finding)}</div>
      ${answerBlock(example, finding.where)}
    </div>
    ${shortestBlock(finding)} ${againBlock(example)}
  </div>`;
}

function chipsOf(finding: FindingReport, isFresh: boolean): Markup {
  return html`<span class="chips"
    >${finding.isKnown ? html`<span class="chip">${T.known}</span>` : null}${
      isFresh ? html`<span class="chip chip-fresh">${T.fresh}</span>` : null
    }<span class="chip">${finding.evidence}</span><span class="chip">${T.cases(finding.count)}</span></span
  >`;
}

interface Told {
  readonly finding: FindingReport;
  readonly isFresh: boolean;
  readonly isOpen: boolean;
  readonly classes: string;
}

function findingMarkup({ finding, isFresh, isOpen, classes }: Told, inside: Markup | null): Markup {
  const { promise, advice, title } = RULES[finding.check];
  const isError = finding.severity === "error";
  const kind = isError ? T.error : T.warning;
  return html`<details
    class="finding ${isError ? "is-error" : "is-warning"} ${classes}"
    id="${anchorOf(finding)}"
    ${isOpen ? html`open` : null}
  >
    <summary>
      <span class="sign" role="img" aria-label="${kind}">${isError ? "✗" : "!"}</span>
      <span class="head">
        <h3>${title} <span class="operation">${finding.operationId}</span></h3>
        <span class="address"><b>${finding.method}</b> ${finding.path}</span>
        <span class="message">${finding.where}: ${finding.message}</span>
      </span>
      ${chipsOf(finding, isFresh)}
    </summary>
    <p class="promise"><strong>${promise}</strong> ${advice}</p>
    ${inside}
  </details>`;
}

/** The findings with their details, up to the page's size limit. */
function listOf({ findings, comparison }: Report, filters: Filters): { items: Markup[]; left: number } {
  const fresh = new Set(comparison?.fresh.map(({ key }) => key));
  let used = 0;
  let left = Math.max(0, findings.length - MAX_LISTED);
  const items = findings.slice(0, MAX_LISTED).map((finding, index) => {
    const inside = used < BUDGET ? insideOf(finding) : null;
    if (!inside) left += 1;
    const told = { finding, isFresh: fresh.has(finding.key), isOpen: index === 0, classes: filters.classesOf(finding) };
    const item = findingMarkup(told, inside);
    used += item.text.length;
    return item;
  });
  return { items, left };
}

/** The page section with the findings. */
export function findingsPart(report: Report, filters: Filters): Markup {
  if (report.findings.length === 0) {
    return html`<section class="part" id="findings">
      <h2>${T.heading}</h2>
      <div class="empty">
        <p>${T.none}</p>
        <p class="aside">${T.noneHint}</p>
      </div>
    </section>`;
  }
  const { items, left } = listOf(report, filters);
  const errors = report.totals.errors - report.totals.known;
  return html`<section class="part" id="findings">
    <h2>${T.heading} <span class="count">${counted(Math.max(errors, 0), "breach", "breaches")}</span></h2>
    <p class="aside">${T.sorted}</p>
    ${filters.form}
    <div class="list">${items}</div>
    ${filters.form ? html`<p class="shown">${T.shownOf(Math.min(report.findings.length, MAX_LISTED))}</p>` : null}
    ${left > 0 ? html`<p class="aside">${T.left(left)}</p>` : null}
  </section>`;
}
