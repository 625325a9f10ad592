import { Checker } from "accessibility-checker-engine/ace-node.js";
import type { Finding } from "./page.ts";

const RULES = "WCAG_2_2";
const RULES_OF_PARTS = "WCAG_2_2_of_parts";
const RULES_OF_COLOURS = "WCAG_2_2_of_colours";
/** What another theme can change. */
const OF_COLOURS = new Set(["text_contrast_sufficient"]);
/** A story is a part of a page: what a whole page owes is tested on the app. */
const OF_PAGES = new Set(["skip_main_exists", "aria_content_in_landmark", "page_title_exists", "html_lang_exists"]);

const checker = new Checker();
for (const guideline of checker.getGuidelines()) {
  if (guideline.id !== RULES) continue;
  const addGuideline = (id: string, hasRule: (rule: string) => boolean) => {
    const checkpoints = guideline.checkpoints.map((checkpoint) => ({
      ...checkpoint,
      rules: (checkpoint.rules ?? []).filter((rule) => hasRule(rule.id)),
    }));
    checker.addGuideline({ ...guideline, id, checkpoints });
  };
  addGuideline(RULES_OF_PARTS, (rule) => !OF_PAGES.has(rule));
  addGuideline(RULES_OF_COLOURS, (rule) => OF_COLOURS.has(rule));
}

interface Dispute {
  rule: string;
  /** Elements it is said of. */
  selector: string;
  why: string;
  /** The engine reports this; when it does no longer, the dispute is over. */
  example: string;
}

/** Where the engine sees a violation and there is none, in any story. */
export const DISPUTES: readonly Dispute[] = [
  {
    rule: "aria_hidden_nontabbable",
    selector: "body:has([role=dialog], [role=alertdialog]) :is([aria-hidden=true], [aria-hidden=true] *)",
    why: "an open modal dialog keeps the focus within itself, and the engine sees only that what is behind it would take one",
    example: `<div aria-hidden="true"><button>Behind</button></div><div role="dialog" aria-label="In front" aria-modal="true"></div>`,
  },
  {
    rule: "input_label_exists",
    selector: "output",
    why: "an output is a status that speaks by its text; neither HTML nor ARIA wants a name for it",
    example: "<output>3 games found</output>",
  },
  {
    rule: "label_ref_valid",
    selector: "legend > label",
    why: "it leads to the field that is sent with the form, which is not shown and hands the focus on to the first part of a date",
    example: `<fieldset><legend><label for="sent">Day</label></legend><input id="sent" hidden></fieldset>`,
  },
];

async function findByGuideline(guideline: string, disputes: readonly Dispute[]): Promise<Finding[]> {
  const { results } = await checker.check(document.body, [guideline]);
  return results.flatMap(({ value: [policy, confidence], node, ruleId, message }) => {
    const element = node instanceof Element ? node : node.parentElement;
    if (`${policy} ${confidence}` !== "VIOLATION FAIL" || !element) return [];
    if (disputes.some(({ rule, selector }) => rule === ruleId && element.matches(selector))) return [];
    return [{ rule: `ibm ${ruleId}`, element, measure: message }];
  });
}

/** What IBM's engine calls a violation of WCAG 2.2, A and AA. */
export const findByIbm = (disputes: readonly Dispute[] = DISPUTES): Promise<Finding[]> =>
  findByGuideline(RULES_OF_PARTS, disputes);

/** What IBM's engine calls a violation among the rules that another theme can break. */
export const findColoursByIbm = (): Promise<Finding[]> => findByGuideline(RULES_OF_COLOURS, DISPUTES);
