import type { CoverageReport, OperationCoverage, ParameterCoverage, Report, StatusCoverage } from "../model.ts";
import { html, type Markup } from "./markup.ts";
import { figure, TEXTS } from "./texts.ts";

const { coverage: T, lamps: L, journeys: J, skipped: S } = TEXTS;
const MAX_NAMES = 12;
const MAX_JOURNEYS = 2;

const rowId = (operationId: string): string => `op-${operationId.replaceAll(/[^\w-]/g, "-")}`;

type Lamp = "failed" | "warned" | "passed" | "untried";

function lampOf({ operationId, reason }: OperationCoverage, report: Report): Lamp {
  const own = report.findings.filter((finding) => finding.operationId === operationId);
  if (own.some(({ severity, isKnown }) => severity === "error" && !isKnown)) return "failed";
  if (own.length > 0) return "warned";
  return reason === null ? "passed" : "untried";
}

/** One status light per operation, as an overview of the run. */
export function lampsPart(report: Report): Markup {
  const { operations } = report.coverage;
  const lamps = operations.map((operation) => {
    const lamp = lampOf(operation, report);
    const label = `${operation.operationId}: ${L[lamp]}`;
    return html`<li>
      <a class="lamp lamp-${lamp}" href="#${rowId(operation.operationId)}" title="${label}" aria-label="${label}"></a>
    </li>`;
  });
  const kinds = (["passed", "failed", "warned", "untried"] as const).filter((kind) =>
    operations.some((operation) => lampOf(operation, report) === kind),
  );
  return html`<section class="lamps" aria-labelledby="lamps">
    <h2 id="lamps">${L.heading}</h2>
    <ul class="string">
      ${lamps}
    </ul>
    <p class="aside legend">
      ${kinds.map((kind) => html`<span><span class="lamp lamp-${kind}"></span> ${L[kind]}</span>`)}
      <span>${L.legend}</span>
    </p>
  </section>`;
}

const statusChip = ({ status, seen }: StatusCoverage): Markup => {
  const words = seen > 0 ? T.seen(seen) : T.notSeen;
  return html`<span class="status ${seen > 0 ? "is-seen" : "is-unseen"}"
    >${status}<span class="hidden">, ${words}</span></span
  >`;
};

const nameOf = ({ place, name }: ParameterCoverage): string => `${place} ${name}`;

/** What was not covered, with the reason; items with the same reason are grouped. */
function unmetMarkup({ statuses, parameters, reason }: OperationCoverage): Markup | null {
  const unmet = [
    ...statuses.map((it) => ({ name: it.status, reason: it.reason })),
    ...parameters.map((it) => ({ name: nameOf(it), reason: it.reason })),
  ].filter((it) => it.reason !== null);
  if (unmet.length === 0) return null;
  if (reason !== null) return html`<p class="unmet">${reason}</p>`;
  const groups = Map.groupBy(unmet, (it) => it.reason ?? "");
  return html`<details class="unmet">
    <summary>${T.unseen(unmet.length)}</summary>
    <ul>
      ${[...groups].map(([why, own]) => html`<li><b>${own.map(({ name }) => name).join(", ")}</b> ${why}</li>`)}
    </ul>
  </details>`;
}

function parametersMarkup({ parameters }: OperationCoverage): Markup {
  if (parameters.length === 0) return html`<span class="aside">${T.none}</span>`;
  return html`<ul class="plain">
    ${parameters.map(
      (it) =>
        html`<li class="${it.reason === null ? "is-seen" : "is-unseen"}">
          <code>${it.place === "body" ? it.place : it.name}</code>
          <span class="aside">${it.reason === null ? T.valid(it.valid, it.broken) : T.notSeen}</span>
        </li>`,
    )}
  </ul>`;
}

function journeysMarkup({ journeys }: OperationCoverage): Markup {
  if (journeys.length === 0) return html`<span class="aside">${T.none}</span>`;
  const list = html`<ul class="plain">
    ${journeys.map((id) => html`<li>${id}</li>`)}
  </ul>`;
  if (journeys.length <= MAX_JOURNEYS) return list;
  return html`<details class="unmet">
    <summary>${T.inJourneys(journeys.length)}</summary>
    ${list}
  </details>`;
}

/** On a narrow page, rows become cards: each cell shows its column name, and ARIA roles keep the table semantics. */
const cell = (column: string, content: Markup | string, className = ""): Markup =>
  html`<td role="cell" data-label="${column}" class="${className}">${content}</td>`;

const operationRow = (operation: OperationCoverage, lamp: Lamp): Markup =>
  html`<tr role="row" id="${rowId(operation.operationId)}">
    <th scope="row" role="rowheader">
      <span class="lamp lamp-${lamp}" role="img" aria-label="${L[lamp]}"></span>
      <span class="name">${operation.operationId}</span>
      <span class="address"><b>${operation.method}</b> ${operation.path}</span>
      ${unmetMarkup(operation)}
    </th>
    ${cell(T.evidence, operation.evidence)} ${cell(T.cases, figure(operation.cases), "figure")}
    ${cell(T.statuses, html`<span class="statuses">${operation.statuses.map(statusChip)}</span>`)}
    ${cell(T.parameters, parametersMarkup(operation))} ${cell(T.journeys, journeysMarkup(operation))}
  </tr>`;

const columns = (names: readonly string[]): Markup =>
  html`<thead role="rowgroup">
    <tr role="row">
      ${names.map((name) => html`<th scope="col" role="columnheader" class="${name === T.cases ? "figure" : ""}">${name}</th>`)}
    </tr>
  </thead>`;

/** Wraps a wide table so that the keyboard can scroll it. */
const scrolling = (label: string, table: Markup): Markup =>
  html`<div class="scroll" tabindex="0" role="region" aria-label="${label}">${table}</div>`;

function tagTable(tag: string, operations: readonly OperationCoverage[], report: Report): Markup {
  const names = [T.operation, T.evidence, T.cases, T.statuses, T.parameters, T.journeys];
  const rows = operations.map((operation) => operationRow(operation, lampOf(operation, report)));
  const caption = T.caption(tag);
  return html`<h3>${tag}</h3>
    ${scrolling(
      caption,
      html`<table class="coverage" role="table">
        <caption class="hidden">
          ${caption}
        </caption>
        ${columns(names)}
        <tbody role="rowgroup">
          ${rows}
        </tbody>
      </table>`,
    )}`;
}

/** What the spec documents, and whether the run covered it. */
export function coveragePart(report: Report): Markup {
  const byTag = Map.groupBy(report.coverage.operations, ({ tags: [first] }) => first ?? T.untagged);
  return html`<section class="part" id="coverage">
    <h2>${T.heading}</h2>
    <p class="aside">${T.intro}</p>
    ${[...byTag].map(([tag, own]) => tagTable(tag, own, report))}
  </section>`;
}

function journeyRows({ journeys }: CoverageReport): Markup[] {
  return journeys.map(({ id, outcome, reason, steps }) => {
    const list = steps.map(
      (step) =>
        html`<li class="is-${step.outcome}">${step.id}<span class="hidden">, ${J.outcomes[step.outcome]}</span></li>`,
    );
    const why = reason === null ? null : html` <span class="aside">${reason}</span>`;
    return html`<tr role="row">
      <th scope="row" role="rowheader">${id}</th>
      ${cell(
        J.steps,
        html`<ol class="steps">
          ${list}
        </ol>`,
      )}
      ${cell(J.outcome, html`<b class="is-${outcome}">${J.outcomes[outcome]}</b>${why}`)}
    </tr>`;
  });
}

/** Which journeys the run tested. */
export function journeysPart({ coverage }: Report): Markup {
  const table = html`<table role="table">
    <caption class="hidden">
      ${J.caption}
    </caption>
    ${columns([J.journey, J.steps, J.outcome])}
    <tbody role="rowgroup">
      ${journeyRows(coverage)}
    </tbody>
  </table>`;
  return html`<section class="part" id="journeys">
    <h2>${J.heading}</h2>
    ${coverage.journeys.length === 0 ? html`<p class="aside">${J.none}</p>` : scrolling(J.caption, table)}
  </section>`;
}

/** What was skipped, and why. */
export function skippedPart({ skipped }: Report): Markup {
  const rows = skipped.map(({ reason, count, operationIds }) => {
    const rest = operationIds.length - MAX_NAMES;
    const names = operationIds.slice(0, MAX_NAMES).join(", ") + (rest > 0 ? S.more(rest) : "");
    return html`<tr role="row">
      <th scope="row" role="rowheader">${reason}</th>
      ${cell(S.cases, figure(count), "figure")} ${cell(S.operations, names)}
    </tr>`;
  });
  const table = html`<table role="table">
    <caption class="hidden">
      ${S.caption}
    </caption>
    ${columns([S.reason, S.cases, S.operations])}
    <tbody role="rowgroup">
      ${rows}
    </tbody>
  </table>`;
  return html`<section class="part" id="skipped">
    <h2>${S.heading}</h2>
    ${skipped.length === 0 ? html`<p class="aside">${S.none}</p>` : scrolling(S.caption, table)}
  </section>`;
}
