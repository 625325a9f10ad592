import { Checker } from "accessibility-checker-engine/ace-node.js";
import type { Finding } from "./page.ts";

const RULES = "WCAG_2_2";
const RULES_OF_PARTS = "WCAG_2_2_of_parts";
/** Rules for whole pages. A story is only a part of a page, so the tests of the app check these. */
const OF_PAGES = new Set(["skip_main_exists", "aria_content_in_landmark", "page_title_exists", "html_lang_exists"]);

const checker = new Checker();
for (const guideline of checker.getGuidelines()) {
  if (guideline.id !== RULES) continue;
  const checkpoints = guideline.checkpoints.map((checkpoint) => ({
    ...checkpoint,
    rules: (checkpoint.rules ?? []).filter(({ id }) => !OF_PAGES.has(id)),
  }));
  checker.addGuideline({ ...guideline, id: RULES_OF_PARTS, checkpoints });
}

interface Dispute {
  rule: string;
  /** The elements that this exception is about. */
  selector: string;
  why: string;
  /** Markup that the engine reports by mistake. When it no longer reports it, this exception must be removed. */
  example: string;
}

/** Violations that the engine reports by mistake, in any story. */
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

/** Returns the violations of WCAG 2.2, A and AA, that IBM's engine finds. */
export async function findByIbm(disputes: readonly Dispute[] = DISPUTES): Promise<Finding[]> {
  const { results } = await checker.check(document.body, [RULES_OF_PARTS]);
  return results.flatMap(({ value: [policy, confidence], node, ruleId, message }) => {
    const element = node instanceof Element ? node : node.parentElement;
    if (`${policy} ${confidence}` !== "VIOLATION FAIL" || !element) return [];
    if (disputes.some(({ rule, selector }) => rule === ruleId && element.matches(selector))) return [];
    return [{ rule: `ibm ${ruleId}`, element, measure: message }];
  });
}
