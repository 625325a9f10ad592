import type { FindingReport, Report } from "../model.ts";
import { causesOf, type Cause } from "../parts/causes.ts";
import { RULES } from "../rules.ts";
import type { Filters } from "./filters.ts";
import { insideOf } from "./finding.ts";
import { html, type Markup } from "./markup.ts";
import { counted, TEXTS } from "./texts.ts";

const { findings: T } = TEXTS;
/** Above this page size, further findings are shown without their requests. */
const BUDGET = 3_000_000;
const MAX_LISTED = 1000;
const ANCHOR_LENGTH = 12;

/** The anchor of a finding; the same in every run. */
const anchorOf = ({ fingerprint }: Pick<FindingReport, "fingerprint">): string =>
  `f-${fingerprint.slice(0, ANCHOR_LENGTH)}`;

/** A finding as a place of its cause. */
interface Place {
  readonly finding: FindingReport;
  readonly isFresh: boolean;
  /** Its details; null where the page would become too large. */
  readonly inside: Markup | null;
}

/** A cause with the places that the page lists. */
interface Block extends Pick<Cause, "check" | "severity" | "isKnown" | "count"> {
  readonly places: readonly [Place, ...Place[]];
  readonly isOpen: boolean;
  /** Class names by which the filters find it. */
  readonly classes: string;
}

const toneOf = ({ severity }: Pick<Cause, "severity">): string => (severity === "error" ? "is-error" : "is-warning");

function signOf({ severity }: Pick<Cause, "severity">): Markup {
  const [kind, sign] = severity === "error" ? [T.error, "✗"] : [T.warning, "!"];
  return html`<span class="sign" role="img" aria-label="${kind}">${sign}</span>`;
}

const chip = (text: string): Markup => html`<span class="chip">${text}</span>`;
const freshChip = html`<span class="chip chip-fresh">${T.fresh}</span>`;

function promiseOf({ check }: Pick<Cause, "check">): Markup {
  const { promise, advice } = RULES[check];
  return html`<p class="promise"><strong>${promise}</strong> ${advice}</p>`;
}

const addressOf = ({ method, path }: FindingReport): Markup =>
  html`<span class="address"><b>${method}</b> ${path}</span>`;

/** A cause with one place: the finding explains itself. */
function singleMarkup({ places: [{ finding, isFresh, inside }], isOpen, classes }: Block): Markup {
  return html`<details
    class="cause finding ${toneOf(finding)} ${classes}"
    id="${anchorOf(finding)}"
    ${isOpen ? html`open` : null}
  >
    <summary>
      ${signOf(finding)}
      <span class="head">
        <h3>${RULES[finding.check].title} <span class="operation">${finding.operationId}</span></h3>
        ${addressOf(finding)}
        <span class="message">${finding.where}: ${finding.message}</span>
      </span>
      <span class="chips"
        >${finding.isKnown ? chip(T.known) : null}${isFresh ? freshChip : null}${chip(finding.evidence)}${chip(
          T.cases(finding.count),
        )}</span
      >
    </summary>
    ${promiseOf(finding)} ${inside}
  </details>`;
}

function placeMarkup({ finding, isFresh, inside }: Place, cause: Block, filters: Filters): Markup {
  const [first] = cause.places;
  const own = finding.message === first.finding.message ? "" : `: ${finding.message}`;
  return html`<details
    class="finding place ${toneOf(finding)} ${filters.classesOf([finding])}"
    id="${anchorOf(finding)}"
  >
    <summary>
      <span class="head">
        <b>${finding.operationId}</b>
        ${addressOf(finding)}
        <span class="message">${finding.where}${own}</span>
      </span>
      <span class="chips"
        >${finding.isKnown && !cause.isKnown ? chip(T.known) : null}${isFresh ? freshChip : null}${chip(
          finding.evidence,
        )}${chip(T.cases(finding.count))}</span
      >
    </summary>
    ${inside}
  </details>`;
}

/** A cause with several places: it is explained once, then each place is listed. */
function causeMarkup(cause: Block, filters: Filters): Markup {
  const { places, check, isKnown, count, isOpen, classes } = cause;
  const [first] = places;
  return html`<details class="cause ${toneOf(cause)} ${classes}" ${isOpen ? html`open` : null}>
    <summary>
      ${signOf(cause)}
      <span class="head">
        <h3>${RULES[check].title} <span class="operation">${T.at(places.length)}</span></h3>
        <span class="message">${first.finding.message}</span>
      </span>
      <span class="chips"
        >${isKnown ? chip(T.known) : null}${places.some(({ isFresh }) => isFresh) ? freshChip : null}${chip(
          T.cases(count),
        )}</span
      >
    </summary>
    ${promiseOf(cause)}
    <div class="places">${places.map((place) => placeMarkup(place, cause, filters))}</div>
  </details>`;
}

/** Lists the causes with the details of each place where they occur, until the page reaches its size limit. */
function listOf({ comparison }: Report, causes: readonly Cause[], filters: Filters): { items: Markup[]; left: number } {
  const fresh = new Set(comparison?.fresh.map(({ key }) => key));
  let used = 0;
  let listed = 0;
  let left = 0;
  const placeOf = (finding: FindingReport): Place => {
    const inside = used < BUDGET ? insideOf(finding) : null;
    if (!inside) left += 1;
    used += inside?.text.length ?? 0;
    return { finding, isFresh: fresh.has(finding.key), inside };
  };
  const items = causes.flatMap((cause, index) => {
    const [first, ...others] = cause.places.slice(0, MAX_LISTED - listed);
    left += cause.places.length;
    if (!first) return [];
    listed += 1 + others.length;
    left -= 1 + others.length;
    const places: Block["places"] = [placeOf(first), ...others.map(placeOf)];
    const block = { ...cause, places, isOpen: index === 0, classes: filters.classesOf([first, ...others]) };
    return [cause.places.length === 1 ? singleMarkup(block) : causeMarkup(block, filters)];
  });
  return { items, left };
}

/** The page section with the findings, grouped by cause. */
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
  const causes = causesOf(report.findings);
  const { items, left } = listOf(report, causes, filters);
  const errors = report.totals.errors - report.totals.known;
  return html`<section class="part" id="findings">
    <h2>${T.heading} <span class="count">${counted(Math.max(errors, 0), "breach", "breaches")}</span></h2>
    <p class="aside">${T.sorted(report.findings.length, causes.length)}</p>
    ${filters.form}
    <div class="list">${items}</div>
    ${filters.form ? html`<p class="shown">${T.shownOf(items.length)}</p>` : null}
    ${left > 0 ? html`<p class="aside">${T.left(left)}</p>` : null}
  </section>`;
}
