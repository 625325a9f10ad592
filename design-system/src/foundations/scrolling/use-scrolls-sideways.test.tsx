import { useRef } from "react";
import { describe, expect, it } from "vitest";
import { render } from "../../testing/render.tsx";
import { useScrollsSideways } from "./use-scrolls-sideways.ts";

function Box({ boxPx, contentPx }: { boxPx: number; contentPx: number }) {
  const box = useRef<HTMLDivElement>(null);
  const scrolls = useScrollsSideways(box);
  return (
    <div ref={box} data-scrolls={scrolls} style={{ inlineSize: boxPx, overflowX: "auto" }}>
      <div style={{ inlineSize: contentPx }}>Draws</div>
    </div>
  );
}

describe("useScrollsSideways", () => {
  it.each([
    ["the box shrinks", { boxPx: 100, contentPx: 200 }],
    ["the content grows", { boxPx: 300, contentPx: 400 }],
  ])("2.1.1 returns true when %s and the content no longer fits", async (_what, later) => {
    const { container, rerender } = render(<Box boxPx={300} contentPx={200} />);
    const scrolls = () => container.firstElementChild?.getAttribute("data-scrolls");
    expect(scrolls()).toBe("false");
    rerender(<Box {...later} />);
    await expect.poll(scrolls).toBe("true");
    rerender(<Box boxPx={300} contentPx={200} />);
    await expect.poll(scrolls).toBe("false");
  });
});
