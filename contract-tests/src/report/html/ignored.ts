import type { FindingReport, IgnoredReport, Report } from "../model.ts";
import { nameOfRule, problemOf, reasonOf } from "../parts/ignored-words.ts";
import { html, type Markup } from "./markup.ts";
import { figure, TEXTS } from "./texts.ts";

const { ignored: T } = TEXTS;
const MAX_LISTED = 100;

const findingItem = ({ operationId, where, message }: FindingReport): Markup =>
  html`<li><b>${operationId}</b> ${where}: ${message}</li>`;

const ruleHead = (ignored: IgnoredReport): Markup =>
  html`<span class="head">
      <h3>${reasonOf(ignored.rule)}</h3>
      <span class="message">${problemOf(ignored) ?? nameOfRule(ignored.rule)}</span>
    </span>
    <span class="chips"
      ><span class="chip">${T.states[ignored.state]}</span
      ><span class="chip">${T.findings(ignored.findings.length)}</span></span
    >`;

/** A rule that opens to its findings; one without findings has nothing to open. */
function ruleMarkup(ignored: IgnoredReport): Markup {
  const { findings } = ignored;
  if (findings.length === 0) return html`<div class="ignored-rule"><div class="rule">${ruleHead(ignored)}</div></div>`;
  const rest = findings.length - MAX_LISTED;
  return html`<details class="ignored-rule">
    <summary class="rule">${ruleHead(ignored)}</summary>
    <ul>
      ${findings.slice(0, MAX_LISTED).map(findingItem)}${rest > 0 ? html`<li>${T.more(rest)}</li>` : null}
    </ul>
  </details>`;
}

/** The ignored findings below the reasons of their rules; nothing without rules. */
export function ignoredPart({ ignored, totals }: Report): Markup | null {
  if (ignored.length === 0) return null;
  return html`<section class="part" id="ignored">
    <h2>${T.heading} <span class="count">${figure(totals.ignored)}</span></h2>
    <p class="aside">${T.intro}</p>
    <div class="list">${ignored.map(ruleMarkup)}</div>
  </section>`;
}
