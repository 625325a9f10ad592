/**
 * `npm run new-component -w @lobbykit/design-system -- Name Group`: creates the folder of a component with its fixed set of files. They pass
 * every check except those for texts that a person must write; `npm run unit` lists these.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { GROUPS } from "../../.ci/component-docs/lifecycle.ts";

const HEADINGS = [
  "Code",
  "When to use",
  "When not to use",
  "Anatomy",
  "Examples",
  "Do and don't",
  "Keyboard",
  "Accessibility",
];

const component = (name: string, style: string) => `import type { HTMLAttributes, ReactNode, Ref } from "react";
import type { ClosedAttributes } from "../../foundations/props/closed-attributes.ts";
import { ${style} } from "./${name}.css.ts";

export interface ${name}Props extends Omit<HTMLAttributes<HTMLDivElement>, ClosedAttributes> {
  /** The content. */
  children: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

export function ${name}({ children, ref, ...rest }: ${name}Props) {
  return (
    <div {...rest} ref={ref} className={${style}}>
      {children}
    </div>
  );
}
`;

const styles = (style: string) => `import { vars } from "../../theme/contract.css.ts";
import { componentStyle } from "../../theme/layered.ts";

export const ${style} = componentStyle({ color: vars.color.text.primary, overflowWrap: "anywhere" });
`;

const stories = (name: string, group: string) => `import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { LONG_BENGALI } from "../../testing/samples/long-texts.ts";
import { inside } from "../../testing/frames/decorators.tsx";
import { Narrow } from "../../testing/frames/Narrow.tsx";
import { RightToLeft } from "../../testing/frames/RightToLeft.tsx";
import { ${name} } from "./${name}.tsx";

const meta = {
  title: "Components/${group}/${name}",
  id: "components-${name.toLowerCase()}",
  tags: ["new"],
  component: ${name},
  args: { children: "${name}" },
} satisfies Meta<typeof ${name}>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("${name}")).toBeVisible();
  },
};

export const Playground: Story = {};

export const Stress: Story = {
  args: { children: LONG_BENGALI },
  decorators: [inside(Narrow)],
};

export const RightToLeftPage: Story = {
  args: { children: "لوحة" },
  decorators: [inside(RightToLeft)],
};
`;

const test = (name: string) => `import { describe } from "vitest";
import { itConforms } from "../../testing/conformance.tsx";
import { ${name} } from "./${name}.tsx";

describe("${name}", () => {
  itConforms(${name}, { children: "${name}" }, "div");
});
`;

/** Returns the documentation page with its headings. A person must write the texts below them. */
const page = (name: string) => `import { Canvas, Meta } from "@storybook/addon-docs/blocks";
import { LiveExample } from "../../showcase/blocks/docs.tsx";
import { Props } from "../../showcase/blocks/Props.tsx";
import * as Stories from "./${name}.stories.tsx";

<Meta of={Stories} />

# ${name}

<LiveExample of={Stories.Playground} />

${HEADINGS.map((heading) => `## ${heading}\n`).join("\n")}
## Right to left and long texts

<Canvas of={Stories.Stress} />

## Props

<Props of={Stories} />

## Also called
`;

/** Returns the contents of a new component's files, by name. */
export function filesOf(name: string, group: string): Record<string, string> {
  const style = name.replace(/^[A-Z]/, (letter) => letter.toLowerCase());
  return {
    [`${name}.tsx`]: component(name, style),
    [`${name}.css.ts`]: styles(style),
    [`${name}.stories.tsx`]: stories(name, group),
    [`${name}.test.tsx`]: test(name),
    [`${name}.mdx`]: page(name),
  };
}

/** Writes the files, and adds the component to the list whose types are tested. Returns the names of the files. */
export function newComponent(source: string, name: string, group: string): string[] {
  if (!/^[A-Z][A-Za-z]+$/.test(name)) throw new Error("Give it a name of whole words: GameCard.");
  if (!GROUPS.some((each) => each === group))
    throw new Error(`Add one of these groups after the name: ${GROUPS.join(", ")}`);
  const folder = path.join(source, "components", name);
  if (existsSync(folder)) throw new Error(`${name} is there already: ${folder}`);
  mkdirSync(folder);
  for (const [file, text] of Object.entries(filesOf(name, group))) writeFileSync(path.join(folder, file), text);
  const list = path.join(source, "testing/components.ts");
  const entries = readFileSync(list, "utf8").matchAll(/^ {2}(\w+): typeof import.*$/gm);
  const lines = new Map([...entries].map(([line, each = ""]) => [each, line]));
  lines.set(name, `  ${name}: typeof import("../components/${name}/${name}.tsx").${name};`);
  const body = readdirSync(path.join(source, "components"))
    .toSorted()
    .map((each) => lines.get(each))
    .join("\n");
  const text = readFileSync(list, "utf8");
  writeFileSync(list, text.replace(/\{\n[^]*\n\}/, `{\n${body}\n}`));
  return [...Object.keys(filesOf(name, group)).map((file) => path.join(folder, file)), list];
}

if (import.meta.main) {
  const [name = "", group = ""] = process.argv.slice(2);
  const written = newComponent(path.join(import.meta.dirname, "../src"), name, group);
  console.log(
    [
      ...written,
      "",
      "Next: run npm run generate, then npm run unit, which lists the texts that you have to write.",
    ].join("\n"),
  );
}
