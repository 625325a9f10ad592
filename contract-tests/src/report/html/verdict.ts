import type { Comparison, FindingMention, Report, Share } from "../model.ts";
import { html, type Markup } from "./markup.ts";
import { figure, moment, TEXTS } from "./texts.ts";

const { figures: F, comparison: C, facts: A } = TEXTS;
const MAX_MENTIONS = 20;

/** A bar that shows the share. It only repeats the figures beside it. */
function bar({ seen, of }: Share): Markup {
  const width = of === 0 ? 0 : Math.round((seen / of) * 1000) / 10;
  return html`<svg class="bar" aria-hidden="true" width="100%" height="4">
    <rect class="track" width="100%" height="4" rx="2" />
    <rect width="${width}%" height="4" rx="2" />
  </svg>`;
}

const tile = (name: string, value: number, note: string, extra: { share?: Share; tone?: string } = {}): Markup =>
  html`<div class="tile ${extra.tone ?? ""}">
    <dt>${name}</dt>
    <dd><span class="value">${figure(value)}</span> <span class="note">${note}</span></dd>
    ${extra.share ? bar(extra.share) : null}
  </div>`;

function figuresMarkup({ totals, coverage }: Report): Markup {
  const share = (name: string, it: Share) => tile(name, it.seen, F.of(it.of), { share: it });
  const { operations, statuses, parameters, journeys } = coverage.totals;
  return html`<section aria-labelledby="figures">
    <h2 id="figures" class="hidden">${F.heading}</h2>
    <dl class="tiles">
      ${tile(F.cases, totals.cases, F.passed(totals.passed))}
      ${tile(F.failed, totals.failed, F.of(totals.cases), { tone: totals.failed > 0 ? "is-bad" : "is-good" })}
      ${tile(F.skipped, totals.skipped, F.of(totals.cases))} ${share(F.operations, operations)}
      ${share(F.statuses, statuses)} ${share(F.parameters, parameters)}
      ${journeys.of > 0 ? share(F.journeys, journeys) : null}
    </dl>
  </section>`;
}

function mentions(title: string, tone: string, all: readonly FindingMention[]): Markup | null {
  if (all.length === 0) return null;
  const rest = all.length - MAX_MENTIONS;
  return html`<details class="mentions ${tone}">
    <summary><b>${figure(all.length)}</b> ${title}</summary>
    <ul>
      ${all.slice(0, MAX_MENTIONS).map(({ headline }) => html`<li>${headline}</li>`)}${
        rest > 0 ? html`<li>${C.more(rest)}</li>` : null
      }
    </ul>
  </details>`;
}

/** What has changed since the previous run. */
export function comparisonPart({ previous, fresh, mended, still, notTried }: Comparison): Markup {
  return html`<section class="part comparison" aria-labelledby="comparison">
    <h2 id="comparison">${C.heading}</h2>
    <p class="aside">${C.since(previous.startedAt)}${previous.isSameUrl ? null : C.otherUrl(previous.url)}</p>
    <div class="changes">
      ${mentions(C.fresh, "is-bad", fresh)} ${mentions(C.mended, "is-good", mended)} ${mentions(C.still, "", still)}
      ${mentions(C.notTried, "", notTried)}
    </div>
  </section>`;
}

function factsMarkup(report: Report): Markup {
  const { spec } = report;
  const facts: readonly (readonly [string, string])[] = [
    [A.server, report.url],
    [A.spec, [spec.title, spec.version, spec.file === null ? "" : `(${spec.file})`].join(" ").trim()],
    [A.started, moment(report.startedAt)],
    [A.took, TEXTS.seconds(report.durationMs)],
    [A.seed, String(report.seed)],
    [A.evidence, report.evidence],
    [A.profile, report.profile],
  ];
  return html`<dl class="facts">
    ${facts.map(
      ([name, value]) =>
        html`<div>
          <dt>${name}</dt>
          <dd>${value}</dd>
        </div>`,
    )}
  </dl>`;
}

function notesMarkup({ notes }: Report): Markup | null {
  if (notes.length === 0) return null;
  return html`<details class="mentions">
    <summary>${TEXTS.notes(notes.length)}</summary>
    <ul>
      ${notes.slice(0, MAX_MENTIONS).map((note) => html`<li>${note}</li>`)}${
        notes.length > MAX_MENTIONS ? html`<li>${C.more(notes.length - MAX_MENTIONS)}</li>` : null
      }
    </ul>
  </details>`;
}

/** The verdict, what was tested, and the figures. */
export function verdictPart(report: Report): Markup {
  const tone = report.honoursTheSpec ? "is-good" : "is-bad";
  return html`<section class="verdict ${tone}">
      <h1>${TEXTS.verdict(report)}</h1>
      ${report.unproved === null ? null : html`<p>${report.unproved}</p>`}
      ${report.isInterrupted ? html`<p>${TEXTS.interrupted}</p>` : null} ${factsMarkup(report)} ${notesMarkup(report)}
    </section>
    ${figuresMarkup(report)}`;
}
