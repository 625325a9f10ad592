import { describe, expect, test } from "vitest";
import type { HelpItem } from "../../shared/help/help-items.ts";
import { findHelpItem } from "../../shared/help/rules.ts";
import { searchHelp, tagOfHash } from "./rules.ts";

const item = (tag: string, title: string, content = "", children: HelpItem[] = []): HelpItem => ({
  tag,
  title,
  content,
  children,
});

const HELP = [
  item("about", "About us", "<p>One lobby</p>"),
  item("money", "Money", "<p>How it comes</p>", [
    item("deposit", "How to deposit", "<ol><li>Open the <b>Wallet</b>.</li></ol>"),
    item("withdrawal", "কীভাবে তুলবেন", "<p>Ask for it.</p>"),
  ]),
];
const tags = (items: readonly HelpItem[]): string[] => items.flatMap(({ tag, children }) => [tag, ...tags(children)]);

test.each([
  ["", undefined],
  ["#", undefined],
  ["#about", "about"],
  ["#reg-agreement", "reg-agreement"],
  ["#%E0%A6%95", "ক"],
  ["#%", undefined],
])("R170 the hash %j names the tag %j", (hash, tag) => {
  expect(tagOfHash(hash)).toBe(tag);
});

test.each([
  ["about", "About us"],
  ["deposit", "How to deposit"],
  ["nothing", undefined],
  ["__proto__", undefined],
])("R170, R236 the tag %s finds %s", (tag, title) => {
  expect(findHelpItem(HELP, tag)?.title).toBe(title);
});

describe("R161 the search of the help centre", () => {
  test.each([
    ["nothing asked shows all", " ", ["about", "money", "deposit", "withdrawal"]],
    ["a title is found", "ABOUT", ["about"]],
    ["a text is found, whatever its markup, below its parent", "wallet", ["money", "deposit"]],
    ["every word is asked for", "open deposit", ["money", "deposit"]],
    ["Bengali is found", "তুলবেন", ["money", "withdrawal"]],
    ["markup is no text", "<p>", []],
    ["nothing fits", "roulette", []],
  ])("%s", (_title, search, expected) => {
    expect(tags(searchHelp(HELP, search))).toEqual(expected);
  });
});
