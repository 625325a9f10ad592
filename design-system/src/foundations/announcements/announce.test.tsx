import { describe, expect, it } from "vitest";
import { announce, type Politeness } from "./announce.ts";

const regions = (politeness: Politeness) => document.querySelectorAll(`[aria-live="${politeness}"][data-announcer]`);

describe("announce", () => {
  it.each(["polite", "assertive"] as const)(
    "4.1.3 uses a single %s live region, which holds the last message",
    async (politeness) => {
      announce("First", politeness);
      announce("Second", politeness);
      expect(regions(politeness)).toHaveLength(1);
      await expect.poll(() => regions(politeness)[0]?.textContent).toBe("Second");
    },
  );

  it("4.1.3 empties the region before it repeats a message", async () => {
    announce("Saved");
    await expect.poll(() => regions("polite")[0]?.textContent).toBe("Saved");
    announce("Saved");
    expect(regions("polite")[0]?.textContent).toBe("");
    await expect.poll(() => regions("polite")[0]?.textContent).toBe("Saved");
  });
});
