import { describe, expect, it } from "vitest";
import { FILE_PATHS, INSIDES } from "./leak-patterns.ts";

/** So much of a text is looked through. */
const LOOKED_AT = 20_000;
/** A pattern that begins anew at each place would take seconds. */
const PATIENCE_MS = 300;

/** Work, not time: a busy machine lets a good pattern wait too. */
const workMs = (): number => process.cpuUsage().user / 1000;

describe("the patterns of leaks", () => {
  const texts = ["iVBORw0KGgo/AAAANSUhEUg+", "a.b/", "at a.", "C:\\a\\", "////"].map((part) =>
    part.repeat(LOOKED_AT / part.length),
  );
  it.for([...INSIDES, ...FILE_PATHS])("are quick on a long text without a break: $name", ({ pattern }) => {
    const before = workMs();
    for (const text of texts) pattern.exec(text);
    expect(workMs() - before).toBeLessThan(PATIENCE_MS * texts.length);
  });
});
