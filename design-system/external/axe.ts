// Replaces the parts of vitest-axe that the tests of Radix use.
import { run, type AxeResults } from "axe-core";
import { expect } from "vitest";

export const axe = (container: Element): Promise<AxeResults> => run(container);

expect.extend({
  toHaveNoViolations: ({ violations }: AxeResults) => ({
    pass: violations.length === 0,
    message: () => violations.map(({ id, help }) => `${id}: ${help}`).join("\n"),
  }),
});
