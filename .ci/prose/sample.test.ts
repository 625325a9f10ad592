import { expect, test } from "vitest";
import { sampleProse } from "./sample.ts";
import type { Prose } from "./texts.ts";

const pieces = (kind: string) =>
  Array.from({ length: 60 }, (_, index) => ({ place: `${kind}.ts:${index}`, text: `${kind} ${index}` }));
const prose: Prose = {
  comments: pieces("comment"),
  paragraphs: pieces("paragraph"),
  titles: pieces("title"),
  contract: pieces("description"),
  interface: pieces("text"),
};

test("a sample has 40 comments, 20 paragraphs, 20 titles, 40 descriptions and 40 interface texts, each with its place", () => {
  const sample = sampleProse(prose, "a");
  const counts = ["comment", "paragraph", "title", "description", "text"].map(
    (kind) => sample.match(new RegExp(String.raw`^\d+\. \(${kind}\.ts:(\d+)\)\n${kind} \1$`, "gm"))?.length,
  );
  expect(counts).toEqual([40, 20, 20, 40, 40]);
});

test("the same seed gives the same sample, and another seed gives another sample", () => {
  expect(sampleProse(prose, "a")).toBe(sampleProse(prose, "a"));
  expect(sampleProse(prose, "b")).not.toBe(sampleProse(prose, "a"));
});
