import axe from "axe-core";
import { letShortOnesEnd } from "./motion.ts";
import { type Finding, settled } from "./page.ts";

/** Rules of axe whose result depends on colours. */
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

/** Switches the page to the light theme. Returns a function that restores the previous theme. */
export function turnLight(): () => void {
  const root = document.documentElement;
  const { theme } = root.dataset;
  root.dataset.theme = "light";
  return () => {
    if (theme === undefined) delete root.dataset.theme;
    else root.dataset.theme = theme;
  };
}

async function findContrastByAxe(): Promise<Finding[]> {
  const { violations } = await axe.run(document.body, {
    runOnly: COLOUR_RULES,
    resultTypes: ["violations"],
    preload: false,
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = "" }) => {
      const selector = target.at(-1);
      const element = typeof selector === "string" ? document.querySelector(selector) : null;
      return { rule: `light theme, axe ${id}`, element: element ?? document.body, measure: failureSummary };
    }),
  );
}

/** Finds contrast errors in the light theme. Stories run in the dark theme, where all rules are checked; themes differ only in colours. */
export async function findLightThemeContrast(): Promise<Finding[]> {
  const turnBack = turnLight();
  await settled();
  letShortOnesEnd();
  const findings = await findContrastByAxe();
  turnBack();
  return findings;
}
