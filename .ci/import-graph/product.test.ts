import { expect, test } from "vitest";
import { graphOf } from "./graph.ts";
import { provesProduct } from "./product.ts";

const graph = graphOf(
  new Map([
    ["reference-app/src/main.tsx", 'import "./app/live.ts";'],
    ["reference-app/src/app/live.ts", "export const live = 1;"],
    ["reference-app/src/app/live.test.ts", 'import { live } from "./live.ts";'],
    ["reference-app/src/app/dead.ts", "export const dead = 1;"],
    ["reference-app/src/app/dead.test.ts", 'import { dead } from "./dead.ts";'],
    ["reference-app/src/app/support.ts", 'import "./live.ts";'],
    ["reference-app/src/app/supported.test.ts", 'import "./support.ts";'],
    ["reference-app/e2e/session/login.spec.ts", ""],
  ]),
);

test.each([
  ["loads a product file", "reference-app/src/app/live.test.ts", true],
  ["loads only files that no product loads", "reference-app/src/app/dead.test.ts", false],
  ["loads a product file through a test helper", "reference-app/src/app/supported.test.ts", true],
  ["uses the product from outside", "reference-app/e2e/session/login.spec.ts", true],
])("a test that %s (%s) can prove a requirement: %s", (_name, file, isProof) => {
  expect(provesProduct(graph)(file)).toBe(isProof);
});
