/**
 * Tests of other projects that are expected to fail with our components, and the reason. The run fails when a listed test passes or no
 * longer exists, and when another test fails.
 */
export interface ExpectedFailure {
  why: string;
  /** "file > names of the groups and the test". */
  lines: readonly string[];
}

const spread = (file: string, parts: readonly string[]) =>
  parts.flatMap((part) => [
    `${file} > ${part} spreads props it does not consume onto the element it renders`,
    `${file} > ${part} forwards props to the child element when \`asChild\` is set`,
  ]);

export const EXPECTED_FAILURES: readonly ExpectedFailure[] = [
  {
    why: "closed style (D17c): a component takes no class, no style and no element to stand for its own",
    lines: [
      ...spread("dialog.test.tsx", [
        "Dialog.Trigger",
        "Dialog.Overlay",
        "Dialog.Content",
        "Dialog.Title",
        "Dialog.Description",
        "Dialog.Close",
      ]),
      "dialog.test.tsx > Dialog.Content forwards props to the child element when `asChild` is set on a non-modal dialog",
      "dialog.test.tsx > given a Dialog with `asChild` on the Content forwards content props and the ref to the child (modal: true)",
      "dialog.test.tsx > given a Dialog with `asChild` on the Content forwards content props and the ref to the child (modal: false)",
      ...spread("tabs.test.tsx", ["Tabs.Root", "Tabs.List", "Tabs.Trigger", "Tabs.Content"]),
    ],
  },
  {
    why: "ours has no trigger of its own: whoever holds its state opens it",
    lines: ["dialog.test.tsx > aria-controls should reference the rendered content while open"],
  },
  {
    why: "the description is a property; a caller adds no ids to it",
    lines: [
      "dialog.test.tsx > aria-labelledby / aria-describedby references should normalize existing aria-describedby ids and append the Description id",
    ],
  },
  {
    why: "tabs are data: a label holds no field",
    lines: [
      "tabs.test.tsx > keys from focusable descendants does not activate a tab from Space/Enter typed into a portaled focusable descendant",
      "tabs.test.tsx > keys from an editable descendant trigger does not activate a tab from Space typed into a nested editable input",
    ],
  },
];
