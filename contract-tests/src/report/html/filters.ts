import type { FindingReport, Report } from "../model.ts";
import { html, type Markup } from "./markup.ts";
import { TEXTS } from "./texts.ts";

const MAX_OPEN = 8;

/** One filter of the findings. */
interface Dimension {
  readonly name: string;
  readonly legend: string;
  readonly valuesOf: (finding: FindingReport) => readonly string[];
  readonly labelOf: (value: string) => string;
}

const statusClasses = ({ statuses }: FindingReport): string[] =>
  statuses.length === 0
    ? [TEXTS.filters.noAnswer]
    : [...new Set(statuses.map((status) => `${Math.floor(status / 100)}xx`))];

function statesOf(finding: FindingReport, freshKeys: ReadonlySet<string> | undefined): string[] {
  const { states } = TEXTS.filters;
  if (finding.severity === "warning") return [states.warning];
  if (finding.isKnown) return [states.known];
  if (!freshKeys) return [];
  return [freshKeys.has(finding.key) ? states.fresh : states.still];
}

const asItIs = (value: string): string => value;

function dimensionsOf({ comparison }: Report): Dimension[] {
  const { filters } = TEXTS;
  const freshKeys = comparison ? new Set(comparison.fresh.map(({ key }) => key)) : undefined;
  return [
    { name: "state", legend: filters.state, valuesOf: (it) => statesOf(it, freshKeys), labelOf: asItIs },
    {
      name: "tag",
      legend: filters.tag,
      valuesOf: (it) => (it.tags.length === 0 ? [filters.untagged] : it.tags),
      labelOf: asItIs,
    },
    { name: "status", legend: filters.status, valuesOf: statusClasses, labelOf: asItIs },
    { name: "evidence", legend: filters.evidence, valuesOf: ({ evidence }) => [evidence], labelOf: asItIs },
    {
      name: "kind",
      legend: filters.kind,
      valuesOf: ({ kinds }) => kinds,
      labelOf: (kind) => TEXTS.kinds[kind] ?? kind,
    },
  ];
}

/** The filters of a page: the form, the CSS rules that make it work without a script, and the class names of a finding. */
export interface Filters {
  readonly form: Markup | null;
  readonly css: string;
  /** Class names of a block that contains these findings. */
  readonly classesOf: (findings: readonly FindingReport[]) => string;
}

interface Choice {
  readonly dimension: Dimension;
  /** CSS class of each value; a value itself may contain any characters. */
  readonly classes: ReadonlyMap<string, string>;
}

function fieldset({ dimension: { name, legend, labelOf }, classes }: Choice): Markup {
  const choice = (id: string, label: string, isChosen: boolean) =>
    html`<span class="choice"
      ><input
        type="radio"
        name="filter-${name}"
        id="${id}"
        autocomplete="off"
        ${isChosen ? html`checked` : null}
      /><label for="${id}">${label}</label></span
    >`;
  const values = [...classes].map(([value, id]) => choice(id, labelOf(value), false));
  return html`<fieldset class="choices">
    <legend>${legend}</legend>
    ${choice(`all-${name}`, TEXTS.filters.all, true)}${values}
  </fieldset>`;
}

/** Ids of the radio buttons that show the finding, for each filter. */
const shownBy = ({ dimension, classes }: Choice, finding: FindingReport): string[] => [
  `all-${dimension.name}`,
  ...dimension.valuesOf(finding).flatMap((value) => classes.get(value) ?? []),
];

/** CSS that shows a block with a finding for which every filter is set to "all" or to a value of the finding. */
function ruleOf(choices: readonly Choice[], finding: FindingReport): string {
  const conditions = choices.map((choice) => {
    const ids = shownBy(choice, finding).map((id) => `#${id}`);
    return `:has(:is(${ids.join(",")}):checked)`;
  });
  return `:root${conditions.join("")}`;
}

/** A browser without `:has()` shows all findings. */
const sheetOf = (rules: ReadonlyMap<string, string>): string =>
  [
    "@supports selector(:has(a)) {",
    ".list :is(.cause, .finding) { display: none; }",
    ...[...rules].map(([condition, name]) => `${condition} .${name} { display: block; }`),
    "}",
  ].join("\n");

/** Creates the filters for a report's findings; a filter with a single value is left out. */
export function filtersFor(report: Report): Filters {
  const choices = dimensionsOf(report)
    .map((dimension): Choice => {
      const values = [...new Set(report.findings.flatMap((finding) => dimension.valuesOf(finding)))].sort();
      return { dimension, classes: new Map(values.map((value, index) => [value, `${dimension.name}-${index}`])) };
    })
    .filter(({ classes }) => classes.size > 1);
  // One rule for each combination of values, so that a cause is hidden exactly when all its places are.
  const conditions = new Set(report.findings.map((finding) => ruleOf(choices, finding)));
  const rules = new Map([...conditions].map((condition, index) => [condition, `of-${index}`]));
  const classesOf = (findings: readonly FindingReport[]) =>
    choices.length === 0
      ? ""
      : [...new Set(findings.flatMap((finding) => rules.get(ruleOf(choices, finding)) ?? []))].join(" ");
  // A long list of tags would push the findings far down, so it is collapsed.
  const isShort = choices.every(({ classes }) => classes.size <= MAX_OPEN);
  const form =
    choices.length === 0
      ? null
      : html`<details class="filters" ${isShort ? html`open` : null}>
          <summary>${TEXTS.filters.heading}</summary>
          <div class="dimensions">${choices.map(fieldset)}</div>
        </details>`;
  return { form, css: choices.length === 0 ? "" : sheetOf(rules), classesOf };
}
