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
  item("about", "About us", "<p>One lobby</p><p>Many games</p>"),
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
])("R170 the hash %j contains the tag %j", (hash, tag) => {
  expect(tagOfHash(hash)).toBe(tag);
});

test.each([
  ["about", "About us"],
  ["deposit", "How to deposit"],
  ["nothing", undefined],
  ["__proto__", undefined],
])("R170, R236 the tag %s finds the topic %s", (tag, title) => {
  expect(findHelpItem(HELP, tag)?.title).toBe(title);
});

describe("R161 searching the help", () => {
  test.each([
    ["shows all topics for an empty search", " ", ["about", "money", "deposit", "withdrawal"]],
    ["finds a title", "ABOUT", ["about"]],
    ["finds a text inside markup, with its parent topic", "wallet", ["money", "deposit"]],
    ["requires every word", "open deposit", ["money", "deposit"]],
    ["finds Bengali words", "তুলবেন", ["money", "withdrawal"]],
    ["joins no words of two paragraphs", "lobbymany", []],
    ["does not search the markup", "<p>", []],
    ["returns nothing when no topic matches", "roulette", []],
  ])("%s", (_title, search, expected) => {
    expect(tags(searchHelp(HELP, search))).toEqual(expected);
  });
});
