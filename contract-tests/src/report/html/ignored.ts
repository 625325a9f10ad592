import type { FindingReport, IgnoredReport, Report } from "../model.ts";
import { nameOfRule, problemOf, reasonOf } from "../parts/ignored-words.ts";
import { html, type Markup } from "./markup.ts";
import { figure, TEXTS } from "./texts.ts";

const { ignored: T } = TEXTS;
const MAX_LISTED = 100;

const findingItem = ({ operationId, where, message }: FindingReport): Markup =>
  html`<li><b>${operationId}</b> ${where}: ${message}</li>`;

function ruleMarkup(ignored: IgnoredReport): Markup {
  const { rule, findings } = ignored;
  const rest = findings.length - MAX_LISTED;
  return html`<details class="cause">
    <summary>
      <span class="head">
        <h3>${reasonOf(rule)}</h3>
        <span class="message">${problemOf(ignored) ?? nameOfRule(rule)}</span>
      </span>
      <span class="chips"
        ><span class="chip">${T.states[ignored.state]}</span
        ><span class="chip">${T.findings(findings.length)}</span></span
      >
    </summary>
    ${
      findings.length === 0
        ? null
        : html`<ul>
            ${findings.slice(0, MAX_LISTED).map(findingItem)}${rest > 0 ? html`<li>${T.more(rest)}</li>` : null}
          </ul>`
    }
  </details>`;
}

/** The ignored findings below the reasons of their rules; nothing without rules. */
export function ignoredPart({ ignored, totals }: Report): Markup | null {
  if (ignored.length === 0) return null;
  return html`<section class="part" id="ignored">
    <h2>${T.heading} <span class="count">${figure(totals.ignored)}</span></h2>
    <p class="aside">${T.intro}</p>
    <div>${ignored.map(ruleMarkup)}</div>
  </section>`;
}
