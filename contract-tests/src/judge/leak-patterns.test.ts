import { describe, expect, it } from "vitest";
import { FILE_PATHS, INSIDES } from "./leak-patterns.ts";

const LONGEST_SPOKEN_CAPTCHA = 50_000;
/** A pattern that begins anew at each place would take ten seconds; a busy machine takes a good one five times as long as a quiet one. */
const PATIENCE_MS = 1000;

describe("the patterns of leaks", () => {
  const texts = ["iVBORw0KGgo/AAAANSUhEUg+", "a.b/", "at a.", "C:\\a\\", "////"].map((part) =>
    part.repeat(LONGEST_SPOKEN_CAPTCHA / part.length),
  );
  it.for([...INSIDES, ...FILE_PATHS])("are quick on a long text without a break: $name", ({ pattern }) => {
    const started = performance.now();
    for (const text of texts) pattern.exec(text);
    expect(performance.now() - started).toBeLessThan(PATIENCE_MS * texts.length);
  });
});
