import { describe, expect, test } from "vitest";
import { HABITS, INTERFACE_HABITS } from "./habits.ts";
import { readComments } from "./comments.ts";
import { lintComment, lintInterface, lintMarkdown, lintSubject, lintTitle, paragraphsOf } from "./lint.ts";

const habitsIn = (findings: { habit: string }[]) => findings.map(({ habit }) => habit);

/** A bad sentence for each habit, and a good one that looks similar. */
const EVERYWHERE: Readonly<Record<string, readonly [bad: string, good: string]>> = {
  "what stands": ["It is read from what stands in the file.", "It is read from the file."],
  "is told": ["Wrong use is told in the console.", "Wrong use is reported in the console."],
  whoever: ["Whoever opens it can close it.", "Anyone who opens it can close it."],
  "of its own": ["Each page has a name of its own.", "Each page has its own name."],
  "an own": ["Each page has an own name.", "Each page has its own name."],
  "one a noun": ["It draws one a frame.", "It draws once a second."],
  "let go of": ["Hidden tabs let go of the lock.", "Hidden tabs release the lock."],
  "for good": ["It is closed for good.", "It is closed for good reason."],
  misses: ["You miss the money.", "It was a near miss."],
  shall: ["Where shall it go?", "Where should it go?"],
  anew: ["It is counted anew each day.", "It is counted again each day."],
  "is no": ["This is no number of such an account.", "This is no longer a number of the account."],
  "the same": ["The same for past draws.", "The same rule holds for past draws."],
  why: ["Why the case was skipped.", "The reason why the case was skipped."],
  "not by": ["Not by the clock, which jumps.", "The rows are not ordered by the clock."],
  "once:": ["Once: later loads use the stored session.", "The script runs once: at the first load."],
  "in sight": ["The button stays in sight.", "The button stays visible."],
  "is looked at": ["Each page is looked at in both themes.", "Each page is checked in both themes."],
};
const IN_THE_INTERFACE: Readonly<Record<string, readonly [bad: string, good: string]>> = {
  contraction: ["You can't do this.", "You cannot do this."],
  "sign in": ["Sign in to play.", "Log in to play."],
  maker: ["Choose another maker.", "Choose another provider."],
  "the house": ["See the offers of the house.", "See our offers."],
  "is usual": ["Long losing streaks are usual.", "Long losing streaks are common."],
  "at once": ["It counts at once.", "It applies immediately."],
  "go on": ["Tick this to go on.", "Tick this to continue."],
  somebody: ["Ask somebody in your team.", "Ask someone in your team."],
  urging: ["Hurry, it ends soon.", "It ends soon."],
  "title case": ["Add Account", "Add account with Google"],
  "long sentence": [`${"word ".repeat(21)}.`, `${"word ".repeat(20)}.`],
};

test("each writing habit that the prose check reports has an example in this test", () => {
  expect(Object.keys(EVERYWHERE)).toEqual(HABITS.map(({ name }) => name));
  expect(Object.keys(IN_THE_INTERFACE)).toEqual(expect.arrayContaining(INTERFACE_HABITS.map(({ name }) => name)));
});

describe.each(Object.entries(EVERYWHERE))("the writing habit “%s”", (habit, [bad, good]) => {
  test("is found in a document, with its line number", () => {
    expect(lintMarkdown(`# Title\n\n${bad}\n`)).toMatchObject([{ habit, line: 3 }]);
    expect(habitsIn(lintMarkdown(`| Cell |\n| --- |\n| ${bad} |\n`))).toEqual([habit]);
    expect(lintMarkdown(`# Title\n\n${good}\n`)).toEqual([]);
  });

  test("is found in a comment, a title and an interface text", () => {
    expect(habitsIn(lintComment(bad))).toEqual([habit]);
    expect(lintComment(good)).toEqual([]);
    expect(habitsIn(lintTitle(bad))).toEqual([habit]);
    expect(habitsIn(lintInterface(bad))).toContain(habit);
    expect(habitsIn(lintTitle(good))).toEqual([]);
  });
});

test.each([
  ["R299", ["only an id"]],
  ["R265, R266", ["only an id"]],
  ["R041–R043.", ["only an id"]],
  ["R299: shown when less than one second remains", []],
  ["As stated by D10.", []],
])("the comment “%s” has the findings %j", (text, habits) => {
  expect(habitsIn(lintComment(text))).toEqual(habits);
});

test.each(Object.entries(IN_THE_INTERFACE))(
  "the writing habit “%s” is found in an interface text",
  (habit, [bad, good]) => {
    expect(habitsIn(lintInterface(bad))).toEqual([habit]);
    expect(habitsIn(lintInterface(good))).toEqual([]);
  },
);

test("the prose check ignores code in a document", () => {
  expect(lintMarkdown("Write `whoever` never.\n\n```text\nwhoever\n```\n")).toEqual([]);
});

test("the imports and exports of an MDX document are not paragraphs", () => {
  const source = [
    'import { Meta } from "@storybook/blocks";',
    'import {\n  A,\n  B,\n} from "./parts.ts";',
    "",
    'export const name = "A";',
    "",
    "import a list with the button.",
  ].join("\n");
  expect(paragraphsOf(source)).toEqual([{ text: "import a list with the button.", line: 9 }]);
});

test("the prose check reads comments in full, but leaves out lint directives and quoted code", () => {
  const source = [
    "// One line,",
    "// and the next.",
    "const a = 1; // Behind code.",
    "// oxlint-disable-next-line whoever",
    "/**",
    " * A block",
    " * of two lines.",
    " */",
  ].join("\n");
  expect(readComments("a.ts", source)).toEqual([
    { text: "One line, and the next.", line: 1 },
    { text: "Behind code.", line: 3 },
    { text: "A block\nof two lines.", line: 5 },
  ]);
  expect(lintComment("Never write `whoever`.")).toEqual([]);
});

test("a commit subject has at most 72 characters", () => {
  expect(lintSubject("a".repeat(72))).toEqual([]);
  expect(habitsIn(lintSubject("a".repeat(73)))).toEqual(["long subject"]);
});
