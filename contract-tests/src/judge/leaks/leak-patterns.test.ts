import { describe, expect, it } from "vitest";
import { FILE_PATHS, INSIDES } from "./leak-patterns.ts";

/** Texts are searched up to this length. */
const LOOKED_AT = 20_000;
/** A pattern with quadratic backtracking takes seconds. */
const PATIENCE_MS = 300;

/** CPU time instead of elapsed time, because a busy machine slows down even a good pattern. */
const workMs = (): number => process.cpuUsage().user / 1000;

describe("the patterns of leaks", () => {
  const texts = ["iVBORw0KGgo/AAAANSUhEUg+", "a.b/", "at a.", "C:\\a\\", "////"].map((part) =>
    part.repeat(LOOKED_AT / part.length),
  );
  it.for([...INSIDES, ...FILE_PATHS])("are fast on a long text without line breaks: $name", ({ pattern }) => {
    const before = workMs();
    for (const text of texts) pattern.exec(text);
    expect(workMs() - before).toBeLessThan(PATIENCE_MS * texts.length);
  });
});
