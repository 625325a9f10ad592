// Runs the probes on the page after each story's test (its play function and axe).
import { afterAll, afterEach, beforeAll, inject } from "vitest";
import { startClock } from "../devices/stopped-clock.ts";
import { clearPage } from "./clear-page.ts";
import { probeStory } from "./probe-story.ts";
import { probesOf } from "./rules.ts";

declare module "vitest" {
  interface ProvidedContext {
    isNightly: boolean;
  }
}

interface StoryTask {
  result?: { errors?: readonly unknown[] };
  meta: { reports?: readonly unknown[] };
}

interface StoryTest {
  story?: { id: string; parameters: Readonly<Record<string, unknown>> };
}

beforeAll(clearPage);

afterEach(async ({ task, story }: StoryTest & { task: StoryTask }) => {
  // The page of Storybook shows the report of axe. Here it would only be sent to the test runner; a violation has already failed the test.
  if (import.meta.env.VITEST_STORYBOOK !== "true") delete task.meta.reports;
  // If the play function failed, the story is in an undefined state. One cause should give one message.
  if (!story || task.result?.errors?.length) return;
  const probes = probesOf(story.id, inject("isNightly"));
  const lines = await probeStory({ id: story.id, layout: story.parameters.layout, probes });
  if (lines.length > 0) throw new Error(`${story.id}: the probes found\n  ${[...new Set(lines)].join("\n  ")}`);
});

// Storybook cleans up after a story only when the next one starts. Until then its clock would stand still while the next file is loaded,
// whose stories may start a countdown from the time of the load.
afterAll(startClock);
