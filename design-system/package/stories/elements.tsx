/** The stories of all components as React elements, without Storybook, for tests that render them from the packed package. */
import type { ComponentType, ReactElement } from "react";
import { ticker } from "../../src/foundations/time/ticker.ts";

interface StoryParts {
  args?: object;
  render?: (args: object) => ReactElement;
  decorators?: Decorator | Decorator[];
}
type Decorator = (Story: ComponentType, context: { args: object }) => ReactElement;
interface StoryFile {
  default: StoryParts & { component: ComponentType };
  [story: string]: StoryParts;
}

// Stops the clock before the stories load, so that server and browser render the same time.
const NOON = Date.parse("2026-11-21T06:00:00Z");
ticker.setClock(() => NOON);

const loaders = Object.entries(import.meta.glob<StoryFile>("../../src/components/*/*.stories.tsx"));
const files = await Promise.all(loaders.map(async ([file, load]) => ({ file, stories: await load() })));

function elementOf(meta: StoryFile["default"], story: StoryParts): ReactElement {
  const args = { ...meta.args, ...story.args };
  const render = story.render ?? meta.render ?? ((given: object) => <meta.component {...given} />);
  const decorators = [story.decorators ?? [], meta.decorators ?? []].flat();
  const Bare: ComponentType = () => render(args);
  const Decorated = decorators.reduce<ComponentType>((Inner, decorate) => () => decorate(Inner, { args }), Bare);
  return <Decorated />;
}

/** Elements by component and story, such as `Button/Default`. */
export const ELEMENTS: Readonly<Record<string, ReactElement>> = Object.fromEntries(
  files.flatMap(({ file, stories: { default: meta, ...stories } }) => {
    const component = file.split("/").at(-2);
    return Object.entries(stories).map(([name, story]) => [`${component}/${name}`, elementOf(meta, story)]);
  }),
);

/** The first story of each component, by component name. */
export const DEFAULTS: Readonly<Record<string, ReactElement>> = Object.fromEntries(
  Object.entries(ELEMENTS)
    .filter(([story]) => story.endsWith("/Default"))
    .map(([story, element]) => [story.split("/")[0], element]),
);
