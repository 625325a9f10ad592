import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { test, type Page } from "@playwright/test";
import { expect } from "../support/expect.ts";
import { IBM_STEP } from "../support/step-names.ts";
import { CONTENT } from "./parts.ts";

const ENGINE = readFileSync(createRequire(import.meta.url).resolve("accessibility-checker-engine/ace.js"), "utf8");

/** Elements in which the engine reports a violation that is none. design-system/src/testing/probes/ibm.ts explains each. */
const DISPUTES = [
  {
    rule: "aria_hidden_nontabbable",
    selector: "body:has([role=dialog], [role=alertdialog]) :is([aria-hidden=true], [aria-hidden=true] *)",
  },
  { rule: "input_label_exists", selector: "output" },
  { rule: "label_ref_valid", selector: "legend > label" },
];

interface Result {
  ruleId: string;
  message: string;
  value: [string, string];
  node: Node;
}
declare const ace: {
  Checker: new () => { check: (root: Element, policies: string[]) => Promise<{ results: Result[] }> };
};

/** Runs in the page. */
async function findViolations(disputes: typeof DISPUTES, part: string): Promise<string[]> {
  const roots = [...document.querySelectorAll(part)];
  if (roots.length === 0) throw new Error(`There is no ${part}.`);
  const results: Result[] = [];
  for (const root of roots) results.push(...(await new ace.Checker().check(root, ["WCAG_2_2"])).results);
  return results.flatMap(({ value, ruleId, message, node }) => {
    const element = node instanceof Element ? node : node.parentElement;
    if (value.join(" ") !== "VIOLATION FAIL") return [];
    if (element && disputes.some(({ rule, selector }) => rule === ruleId && element.matches(selector))) return [];
    return [`${ruleId}: ${message}\n${element?.outerHTML.slice(0, 200) ?? ""}`];
  });
}

/**
 * Fails on every violation of WCAG 2.2 A and AA that IBM's engine finds in what the page shows now. The debugger loads the engine into the
 * page, because the page's security policy allows no foreign script.
 * @param part what to check: the content without the layout around it, or DOCUMENT
 */
export const expectNoIbmViolation = (page: Page, part: string = CONTENT): Promise<void> =>
  test.step(IBM_STEP, async () => {
    const session = await page.context().newCDPSession(page);
    const { result: engine } = await session.send("Runtime.evaluate", { expression: "typeof globalThis.ace" });
    if (engine.value === "undefined") {
      await session.send("Runtime.evaluate", { expression: `globalThis.ace = (() => { ${ENGINE}; return ace; })();` });
    }
    const { result, exceptionDetails } = await session.send("Runtime.evaluate", {
      expression: `(${findViolations.toString()})(${JSON.stringify(DISPUTES)}, ${JSON.stringify(part)})`,
      awaitPromise: true,
      returnByValue: true,
    });
    await session.detach();
    expect(exceptionDetails?.exception?.description ?? exceptionDetails?.text, "IBM's engine ran").toBeUndefined();
    expect(result.value, "violations found by IBM's engine").toEqual([]);
  });
