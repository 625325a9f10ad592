import { createElement, type ComponentType } from "react";
import { describe, expect, it, onTestFinished } from "vitest";
import { render } from "../render.tsx";
import { stopClock } from "../devices/stopped-clock.ts";
import { translate } from "./translate.ts";

interface Story {
  args?: object;
  render?: unknown;
}
interface Stories {
  default: { component?: ComponentType<object>; args?: object; render?: unknown };
  [story: string]: Story;
}

const modules = import.meta.glob<Stories>("../../components/*/*.stories.tsx", { eager: true });
const nameOf = (path: string) => path.split("/").at(-2) ?? path;

/** The components whose stories only consist of props, with the props of each story. */
const cases = Object.entries(modules).flatMap(([path, { default: meta, ...stories }]) => {
  const { component } = meta;
  const all = Object.values(stories)
    .filter((story) => !story.render && !meta.render)
    .map((story) => ({ ...meta.args, ...story.args }));
  return component && all.length > 1 ? [{ name: nameOf(path), component, all }] : [];
});

/** Renders a component with the props of each story in turn and returns its texts. */
function walk({ component, all }: (typeof cases)[number], afterEach: () => void = () => undefined): (string | null)[] {
  const { container, rerender, unmount } = render(createElement(component, all[0]));
  const texts = all.map((props) => {
    rerender(createElement(component, props));
    const text = container.textContent;
    afterEach();
    return text;
  });
  unmount();
  return texts;
}

describe("a page that a browser translates", () => {
  it.each(cases)(
    "D21 $name shows the texts of its new props although the browser has translated the old ones",
    (each) => {
      onTestFinished(stopClock());
      expect(walk(each, () => translate(document.body))).toEqual(walk(each));
    },
  );
});
