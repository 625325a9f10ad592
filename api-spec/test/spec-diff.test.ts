import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { compare, lastRelease, type Contract } from "../src/spec-diff.ts";
import { bundle, child, operations, type Node } from "./contract.ts";

const wholeRelease = (): Contract & Node =>
  JSON.parse(readFileSync(new URL(`../releases/${lastRelease()}.json`, import.meta.url), "utf8"));

/** Few operations are compared as the whole contract is, in a fraction of the time. */
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

describe("R418 a break of the contract is found and named", () => {
  it.each<[string, (contract: Contract & Node) => unknown, string, string]>([
    ["an operation is gone", ({ paths }) => delete paths["/wps/captcha"], "/wps/captcha", "getCaptcha"],
    [
      "an enum of an answer grows",
      (contract) => Object(schema(contract, "ErrorCode")).enum.push("NEW_CODE"),
      "NEW_CODE",
      "login",
    ],
    [
      "a field inside an encrypted body is asked for",
      (contract) => Object(schema(contract, "UsernameLogin")).required.push("captcha"),
      "captcha",
      "login",
    ],
    [
      "a shared schema is narrowed",
      (contract) => Object.assign(schema(contract, "NodeId"), { maximum: 10 }),
      "10",
      "addFavoriteGame",
    ],
    [
      "a body must be encrypted",
      ({ paths }) => Object.assign(child(paths, "/wps/relay/MCSFE_addFavoriteGameV2", "post"), { "x-encrypted": true }),
      "x-encrypted",
      "addFavoriteGame",
    ],
  ])("%s", (_, change, words, operationId) => {
    const { impact, breaks } = changed(change);
    expect(impact).toBe("major");
    expect(breaks.some(({ message }) => message.includes(words))).toBe(true);
    expect(breaks.flatMap(({ operationIds }) => operationIds)).toContain(operationId);
  });

  it("an optional field in an answer and another description break nothing", () => {
    const { impact, breaks } = changed((contract) => {
      contract.info = { ...contract.info, version: "0.1.1" };
      Object.assign(schema(contract, "Balance", "balance"), { description: "Money." });
      const properties = child(schema(contract, "Balance"), "properties");
      properties.bonus = { type: "string", maxLength: 4 };
    });
    expect([impact, breaks]).toEqual(["minor", []]);
  });

  it("says nothing of a contract that stayed the same", () => {
    expect(compare(release(), release())).toEqual({ impact: "none", breaks: [] });
  });
});

it("R418 names every operation since the last release below Added", () => {
  const contract = bundle();
  const text = readFileSync(new URL("../CHANGELOG.md", import.meta.url), "utf8");
  const section =
    text.split(/^## /m).find((part) => part.startsWith(`[${String(child(contract, "info").version)}]`)) ?? "";
  const added = section.split(/^### /m).find((part) => part.startsWith("Added")) ?? "";
  const old = new Set(operations(wholeRelease()).map(({ id }) => id));
  const unnamed = operations(contract).filter(({ id }) => !old.has(id) && !added.includes(`\`${id}\``));
  expect(unnamed.map(({ id }) => id)).toEqual([]);
});
