import { readFileSync } from "node:fs";
import path from "node:path";
import type { Report } from "../model.ts";
import { coveragePart, journeysPart, lampsPart, skippedPart } from "./coverage.ts";
import { filtersFor } from "./filters.ts";
import { findingsPart } from "./findings.ts";
import { ignoredPart } from "./ignored.ts";
import { html, styleElement, type Markup } from "./markup.ts";
import { TEXTS } from "./texts.ts";
import { comparisonPart, verdictPart } from "./verdict.ts";

/** The style sheets are in this file's folder, also in the published package. Their order matters. */
const STYLES = ["base", "verdict", "findings", "tables", "print"].map((name) =>
  path.join(import.meta.dirname, "styles", `${name}.css`),
);
/** A picture of a lantern. */
const ICON =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E%3Crect width='16' height='16' rx='4' fill='%230d1424'/%3E%3Cellipse cx='8' cy='8' rx='5' ry='4.5' fill='%23f7b134'/%3E%3C/svg%3E";

const lantern: Markup = html`<svg class="lantern" viewBox="0 0 24 24" width="28" height="28" aria-hidden="true">
  <path class="frame" d="M8 3h8v2H8zM8 19h8v2H8zM11 21h2v2h-2zM11 1h2v2h-2z" />
  <ellipse class="paper" cx="12" cy="12" rx="9" ry="7" />
  <path class="rib" d="M12 5v14M7.5 6c-2 4-2 8 0 12M16.500 6c2 4 2 8 0 12" />
</svg>`;

const themeChoice = (id: string, label: string, isChosen: boolean): Markup =>
  html`<span class="choice"
    ><input type="radio" name="theme" id="theme-${id}" ${isChosen ? html`checked` : null} /><label for="theme-${id}"
      >${label}</label
    ></span
  >`;

const header = (): Markup => {
  const { theme } = TEXTS;
  return html`<header class="top">
    <p class="brand">${lantern}<b>${TEXTS.brand}</b> <span>${TEXTS.product}</span></p>
    <fieldset class="choices themes">
      <legend class="hidden">${theme.legend}</legend>
      ${themeChoice("auto", theme.auto, true)}${themeChoice("light", theme.light, false)}${themeChoice("dark", theme.dark, false)}
    </fieldset>
  </header>`;
};

function navigation(report: Report): Markup {
  const { nav } = TEXTS;
  const links: readonly (readonly [string, string, number])[] = [
    ["findings", nav.findings, report.findings.length],
    ...(report.ignored.length > 0 ? [["ignored", nav.ignored, report.totals.ignored] as const] : []),
    ["coverage", nav.coverage, report.coverage.operations.length],
    ["journeys", nav.journeys, report.coverage.journeys.length],
    ["skipped", nav.skipped, report.totals.skipped],
  ];
  return html`<nav class="parts" aria-label="${nav.label}">
    <ul>
      ${links.map(
        ([id, label, count]) =>
          html`<li>
            <a href="#${id}">${label} <span class="count">${count}</span></a>
          </li>`,
      )}
    </ul>
  </nav>`;
}

const policyOf = (styleHash: string): string =>
  ["default-src 'none'", `style-src '${styleHash}'`, "img-src data:", "base-uri 'none'", "form-action 'none'"].join(
    "; ",
  );

/** Writes the report as one page that loads nothing, runs no script and escapes all server text. */
export function toHtml(report: Report): string {
  const filters = filtersFor(report);
  const style = styleElement([...STYLES.map((file) => readFileSync(file, "utf8")), filters.css].join("\n"));
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta http-equiv="Content-Security-Policy" content="${policyOf(style.hash)}" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="referrer" content="no-referrer" />
        <meta name="robots" content="noindex" />
        <title>${TEXTS.title(report)}</title>
        <link rel="icon" href="${ICON}" />
        ${style.element}
      </head>
      <body>
        <a class="skip" href="#findings">${TEXTS.skip}</a>
        ${header()}
        <main>
          ${verdictPart(report)} ${navigation(report)}
          <div class="glance">${lampsPart(report)} ${report.comparison ? comparisonPart(report.comparison) : null}</div>
          ${findingsPart(report, filters)} ${ignoredPart(report)} ${coveragePart(report)} ${journeysPart(report)}
          ${skippedPart(report)}
        </main>
        <footer class="bottom"><p>${TEXTS.footer(report.tool.name, report.tool.version)}</p></footer>
      </body>
    </html>`;
  return `${page.text.trim()}\n`;
}
