// After each story's test (its play and axe), the probes look at what is on the page.
import { afterEach } from "vitest";
import { probeStory } from "./probe-story.ts";

interface StoryTest {
  story?: { id: string; parameters: Readonly<Record<string, unknown>> };
}

afterEach(async ({ task, story }: StoryTest & { task: { result?: { errors?: readonly unknown[] } } }) => {
  // A play that failed left the story half-way: one cause, one message.
  if (!story || task.result?.errors?.length) return;
  const lines = await probeStory({ id: story.id, layout: story.parameters.layout });
  if (lines.length > 0) throw new Error(`${story.id}: the probes found\n  ${[...new Set(lines)].join("\n  ")}`);
});
