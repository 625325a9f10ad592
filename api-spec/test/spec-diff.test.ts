import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { compare, lastRelease, type Contract } from "../src/spec-diff.ts";
import { bundle, child, operations, type Node } from "./contract.ts";

const wholeRelease = (): Contract & Node =>
  JSON.parse(readFileSync(new URL(`../releases/${lastRelease()}.json`, import.meta.url), "utf8"));

/** A comparison of few operations works like that of the whole contract, and takes a fraction of the time. */
const COMPARED = ["getCaptcha", "login", "addFavoriteGame", "getWalletBalance"];
const release = (): Contract & Node => {
  const contract = wholeRelease();
  const compared = operations(contract).filter(({ id }) => COMPARED.includes(id));
  return { ...contract, paths: Object.fromEntries(compared.map(({ path }) => [path, contract.paths[path] ?? {}])) };
};
const schema = (contract: Node, name: string, property?: string) =>
  property === undefined
    ? child(contract, "components", "schemas", name)
    : child(contract, "components", "schemas", name, "properties", property);

const changed = (change: (contract: Contract & Node) => void) => {
  const contract = release();
  change(contract);
  return compare(release(), contract);
};

describe("R418 the comparison of two contracts", () => {
  it.each<[string, (contract: Contract & Node) => unknown, string, string]>([
    ["a removed operation", ({ paths }) => delete paths["/wps/captcha"], "/wps/captcha", "getCaptcha"],
    [
      "a new enum value in an answer",
      (contract) => Object(schema(contract, "ErrorCode")).enum.push("NEW_CODE"),
      "NEW_CODE",
      "login",
    ],
    [
      "a new required field in an encrypted body",
      (contract) => Object(schema(contract, "UsernameLogin")).required.push("captcha"),
      "captcha",
      "login",
    ],
    [
      "a narrower shared schema",
      (contract) => Object.assign(schema(contract, "NodeId"), { maximum: 10 }),
      "10",
      "addFavoriteGame",
    ],
    [
      "a body that must be encrypted from now on",
      ({ paths }) => Object.assign(child(paths, "/wps/relay/MCSFE_addFavoriteGameV2", "post"), { "x-encrypted": true }),
      "x-encrypted",
      "addFavoriteGame",
    ],
  ])("reports %s as a breaking change", (_, change, words, operationId) => {
    const { impact, breaks } = changed(change);
    expect(impact).toBe("major");
    expect(breaks.some(({ message }) => message.includes(words))).toBe(true);
    expect(breaks.flatMap(({ operationIds }) => operationIds)).toContain(operationId);
  });

  it("reports no breaking change for an optional answer field or a new description", () => {
    const { impact, breaks } = changed((contract) => {
      contract.info = { ...contract.info, version: "0.1.1" };
      Object.assign(schema(contract, "Balance", "balance"), { description: "Money." });
      const properties = child(schema(contract, "Balance"), "properties");
      properties.bonus = { type: "string", maxLength: 4 };
    });
    expect([impact, breaks]).toEqual(["minor", []]);
  });

  it("reports no change of an unchanged contract", () => {
    expect(compare(release(), release())).toEqual({ impact: "none", breaks: [] });
  });
});

it("R418 the changelog names every operation added since the last release", () => {
  const contract = bundle();
  const text = readFileSync(new URL("../openapi/CHANGELOG.md", import.meta.url), "utf8");
  const section =
    text.split(/^## /m).find((part) => part.startsWith(`[${String(child(contract, "info").version)}]`)) ?? "";
  const added = section.split(/^### /m).find((part) => part.startsWith("Added")) ?? "";
  const old = new Set(operations(wholeRelease()).map(({ id }) => id));
  const unnamed = operations(contract).filter(({ id }) => !old.has(id) && !added.includes(`\`${id}\``));
  expect(unnamed.map(({ id }) => id)).toEqual([]);
});
