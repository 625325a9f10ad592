import { describe, expect, it } from "vitest";
import { itConforms } from "../../testing/conformance.tsx";
import { emulateMedia } from "../../testing/devices/emulate-media.ts";
import { render } from "../../testing/render.tsx";
import { Tag } from "./Tag.tsx";

describe("Tag", () => {
  itConforms(Tag, { children: "Live" }, "span");

  it("1.4.1 shows its text, and keeps its border in forced colours mode", async () => {
    await emulateMedia({ forcedColors: "active" });
    const { container } = render(<Tag hue="live">Live</Tag>);
    expect(container.textContent).toBe("Live");
    expect(getComputedStyle(container.firstElementChild as HTMLElement).borderTopStyle).toBe("solid");
  });
});
