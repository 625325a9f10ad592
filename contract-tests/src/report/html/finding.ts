import type { ShownExchange, FindingReport } from "../model.ts";
import { shownHeaders } from "../formats/shown-headers.ts";
import { bodyMarkup } from "./body.ts";
import { html, NEW_LINE, type Markup } from "./markup.ts";
import { TEXTS } from "./texts.ts";

const { findings: T } = TEXTS;
const MAX_CASES = 20;

function headerLines(headers: ShownExchange["request"]["headers"], where: string): Markup[] {
  const about = / header (\S+)$/.exec(where)?.[1];
  return shownHeaders(headers).map(([name, value]) => {
    const line = html`<span class="key">${name}</span>: ${value}`;
    return html`${name === about ? html`<mark>${line}</mark>` : line}${NEW_LINE}`;
  });
}

function requestBlock({ request, expectation }: ShownExchange): Markup {
  const head = html`<b>${request.method}</b> ${request.url}${NEW_LINE}`;
  const body = request.body === null ? [] : [NEW_LINE, bodyMarkup(request.body, "")];
  return html`<section>
    <h4>${T.request}</h4>
    <p class="aside">${T.expected} ${expectation}</p>
    <pre>${[head, ...headerLines(request.headers, ""), ...body]}</pre>
  </section>`;
}

function answerBlock({ response }: ShownExchange, where: string): Markup {
  if ("failure" in response) {
    return html`<section class="answer">
      <h4>${T.noAnswer}</h4>
      <pre>${response.failure}</pre>
    </section>`;
  }
  const head = html`<b>${response.status}</b>${NEW_LINE}`;
  const body = response.body === "" ? html`<i>${T.emptyBody}</i>` : bodyMarkup(response.body, where, response.cut > 0);
  const cut = response.cut > 0 ? [html`<i>${T.cut(response.cut)}</i>`] : [];
  const isMarked = body.text.includes("<mark>");
  return html`<section class="answer">
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

function sequenceBlock({ sequence }: FindingReport): Markup | null {
  if (sequence.length === 0) return null;
  const items = sequence.map(
    ({ method, url, status, curl }) =>
      html`<li>
        <b>${method}</b> ${url} → ${status ?? T.noAnswer}
        <pre class="command">${curl}</pre>
      </li>`,
  );
  return html`<section>
    <h4>${T.sequence}</h4>
    <p class="aside">${T.sequenceHint}</p>
    <ol class="sequence">
      ${items}
    </ol>
  </section>`;
}

function againBlock({ curl, variables }: ShownExchange): Markup {
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

/** The details of a finding: its shortest request, the answer, the lines of the spec and its cases. */
export function insideOf(finding: FindingReport): Markup {
  const { example } = finding;
  if (!example)
    return html`<div class="inside">
      <p>${T.noRequest}</p>
      ${specBlock(finding)}${casesBlock(finding)}
    </div>`;
  return html`<div class="inside">
    <div class="exchange">
      ${requestBlock(example)}${answerBlock(example, finding.where)}${specBlock(finding)}${casesBlock(finding)}
    </div>
    ${shortestBlock(finding)} ${sequenceBlock(finding)} ${againBlock(example)}
  </div>`;
}
