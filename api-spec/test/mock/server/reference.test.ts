import { createHash } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { OPERATIONS } from "../../../src/generated/operations.ts";
import { openWorld, type Answer, type Mock } from "../start-mock.ts";

let mock: Mock;
let page: Answer;
beforeAll(async () => {
  mock = await openWorld();
  page = await mock.call("GET", "/reference");
});

it("serves the contract in one file, so that tools can import it by its address", async () => {
  const { status, headers, json } = await mock.call("GET", "/openapi.json");
  expect([status, headers.get("content-type")]).toEqual([200, "application/json"]);
  const operations = Object.values(Object(json).paths).flatMap((methods) => Object.values(Object(methods)));
  const ids = operations.map((operation) => Object(operation).operationId);
  expect(Object.keys(OPERATIONS).filter((id) => !ids.includes(id))).toEqual([]);
});

describe("the reference page of the contract", () => {
  it("is served by the mock and shows every operation", () => {
    expect([page.status, page.headers.get("content-type")]).toEqual([200, "text/html; charset=utf-8"]);
    const missing = Object.keys(OPERATIONS).filter(
      (operationId) => !page.text.includes(`"operationId":"${operationId}"`),
    );
    expect(missing).toEqual([]);
  });

  it("loads nothing from other sites, so that a saved page works offline", () => {
    const withoutScripts = page.text.replaceAll(/(<script[^>]*>)[\s\S]*?<\/script>/g, "$1");
    const loads = /<(?:script|img|iframe)[^>]* src="|<link[^>]* href="(?!data:)|@import|url\(["']?https?:/g;
    expect(page.text).toContain('"disableTelemetry":true');
    expect([...withoutScripts.matchAll(loads)].map(([load]) => load)).toEqual([]);
  });

  it("D17 allows only its own scripts", () => {
    const policy = page.headers.get("content-security-policy") ?? "";
    const [script = ""] = /(?<=<script[^>]*>)[\s\S]+?(?=<\/script>)/.exec(page.text) ?? [];
    expect(policy).toContain(`'sha256-${createHash("sha256").update(script).digest("base64")}'`);
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  });
});
